'use client';
// In the browser, since only there the reader's date is known.

import { useCallback, useEffect, useRef, useState } from 'react';
import { readerZone } from '@/components/horoscope/use-reader-zone';

export type DayStatus =
  | { kind: 'served' }
  | { kind: 'fetching' }
  | { kind: 'own'; timezone: string }
  | { kind: 'failed'; retry: () => void };

/** The civil date on the reader's own clock; lib/clock.ts is the server's. */
export function readerDate(): string {
  const format = new Intl.DateTimeFormat('en-GB', { year: 'numeric', month: '2-digit', day: '2-digit' });
  const parts = Object.fromEntries(format.formatToParts().map(({ type, value }) => [type, value]));
  return `${parts.year}-${parts.month}-${parts.day}`;
}

/**
 * What was served for a date, and in its place what there is for the reader's own when their date is another one. A failure
 * keeps what was shown.
 * @param fetchOwn today in a zone, by the server's clock; must stay the same from one rendering to the next
 */
export function useReaderDay<T extends { date: string }>(
  served: T,
  fetchOwn: (timezone: string) => Promise<T>,
): { shown: T; status: DayStatus } {
  const [own, setOwn] = useState<{ day: T; timezone: string }>();
  const [fetching, setFetching] = useState<'no' | 'yes' | 'failed'>('no');
  const shownDate = useRef(served.date);
  const turns = useRef(0);

  const turn = useCallback(async () => {
    turns.current += 1;
    const mine = turns.current;
    setFetching('yes');
    const timezone = readerZone();
    try {
      const day = await fetchOwn(timezone);
      // A later call may have been the faster one.
      if (mine !== turns.current) return;
      shownDate.current = day.date;
      setOwn(day.date === served.date ? undefined : { day, timezone });
      setFetching('no');
    } catch {
      if (mine === turns.current) setFetching('failed');
    }
  }, [fetchOwn, served.date]);

  useEffect(() => {
    const turnIfAnotherDate = () => {
      if (document.visibilityState === 'visible' && readerDate() !== shownDate.current) void turn();
    };
    turnIfAnotherDate();
    // A tab left open overnight is looked at again in the morning.
    document.addEventListener('visibilitychange', turnIfAnotherDate);
    return () => document.removeEventListener('visibilitychange', turnIfAnotherDate);
  }, [turn]);

  const shown = own?.day ?? served;
  // First of all: an own day of yesterday is not the reader's any more.
  if (fetching === 'failed') return { shown, status: { kind: 'failed', retry: () => void turn() } };
  if (fetching === 'yes') return { shown, status: { kind: 'fetching' } };
  return { shown, status: own ? { kind: 'own', timezone: own.timezone } : { kind: 'served' } };
}
