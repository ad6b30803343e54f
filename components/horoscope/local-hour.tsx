'use client';
// In the browser, since only there the reader's zone is known; until then, and without script, the hour is India's.

import { HOME_ZONE, hourInWords } from '@/components/horoscope/format-date';
import { useReaderZone } from '@/components/horoscope/use-reader-zone';

/** An instant as the reader's own clock shows it, with the zone named. */
export function LocalHour({ at }: { at: string }) {
  const zone = useReaderZone();
  return <time dateTime={at}>{hourInWords(new Date(at), zone ?? HOME_ZONE)}</time>;
}
