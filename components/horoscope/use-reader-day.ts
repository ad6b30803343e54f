'use client';
// In the browser, since only there the reader's date is known.

import { useCallback, useEffect, useRef, useState } from 'react';
import type { Day, ServedDay } from '@/components/horoscope/day-types';
import { fetchOwnDay } from '@/components/horoscope/fetch-own-day';
import { readerZone } from '@/components/horoscope/use-reader-zone';

export type DayStatus =
  | { kind: 'served' }
  | { kind: 'fetching' }
  | { kind: 'own'; timezone: string }
  | { kind: 'failed'; retry: () => void };

/** The civil date on the reader's own clock; lib/clock.ts is the server's. */
function readerDate(): string {
  const format = new Intl.DateTimeFormat('en-GB', { year: 'numeric', month: '2-digit', day: '2-digit' });
  const parts = Object.fromEntries(format.formatToParts().map(({ type, value }) => [type, value]));
  return `${parts.year}-${parts.month}-${parts.day}`;
}

/** The served day, and in its place the reader's own when their date is another one. A failure keeps the served. */
export function useReaderDay(served: ServedDay): { day: Day; status: DayStatus } {
  const [own, setOwn] = useState<{ day: Day; timezone: string }>();
  const [fetching, setFetching] = useState<'no' | 'yes' | 'failed'>('no');
  const shownDate = useRef(served.date);

  const turn = useCallback(async () => {
    setFetching('yes');
    const timezone = readerZone();
    try {
      const day = await fetchOwnDay(timezone, served.skies);
      shownDate.current = day.sky.date;
      setOwn(day.sky.date === served.date ? undefined : { day, timezone });
      setFetching('no');
    } catch {
      setFetching('failed');
    }
  }, [served]);

  useEffect(() => {
    const turnIfAnotherDate = () => {
      if (document.visibilityState === 'visible' && readerDate() !== shownDate.current) void turn();
    };
    turnIfAnotherDate();
    // A tab left open overnight is looked at again in the morning.
    document.addEventListener('visibilitychange', turnIfAnotherDate);
    return () => document.removeEventListener('visibilitychange', turnIfAnotherDate);
  }, [turn]);

  if (own) return { day: own.day, status: { kind: 'own', timezone: own.timezone } };
  const sky = served.skies[served.date];
  if (!sky) throw new Error(`no sky was sent for ${served.date}`);
  const day = { sky, currentPlanets: served.currentPlanets, readings: served.readings };
  if (fetching === 'failed') return { day, status: { kind: 'failed', retry: () => void turn() } };
  return { day, status: { kind: fetching === 'yes' ? 'fetching' : 'served' } };
}
