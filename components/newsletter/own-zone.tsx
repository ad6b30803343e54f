'use client';
// Only the browser knows which clock the reader goes by.

import { zoneInWords } from '@/components/horoscope/format-date';
import { useReaderZone } from '@/components/horoscope/use-reader-zone';

/** The time zone that is sent along, named before it is. */
export function OwnZone() {
  const zone = useReaderZone();
  return <>By your own clock{zone !== null && `, ${zoneInWords(zone)}`}</>;
}
