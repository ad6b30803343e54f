'use client';
// In the browser, since only there the reader's date is known.

import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { type DayStatus, DayStatusContext } from '@/components/horoscope/day-note';
import type { Day, DaySky } from '@/components/horoscope/day-types';
import { longDate } from '@/components/horoscope/format-date';
import { readerZone } from '@/components/horoscope/use-reader-zone';

type OwnDay = typeof import('@/components/horoscope/own-day');

type State =
  | { kind: 'served' }
  | { kind: 'fetching' }
  | { kind: 'failed' }
  | { kind: 'own'; day: Day; timezone: string; DayView: OwnDay['DayView'] };

/** The civil date on the reader's own clock; lib/clock.ts is the server's. */
function readerDate(): string {
  const format = new Intl.DateTimeFormat('en-GB', { year: 'numeric', month: '2-digit', day: '2-digit' });
  const parts = Object.fromEntries(format.formatToParts().map(({ type, value }) => [type, value]));
  return `${parts.year}-${parts.month}-${parts.day}`;
}

interface ReaderDayProps {
  /** The date the server wrote, YYYY-MM-DD. */
  servedDate: string;
  /** The skies of that date and its neighbours, by date: nowhere on Earth is it any other day. */
  skies: Readonly<Record<string, DaySky>>;
  /** The served day. */
  children: ReactNode;
}

/** Shows the served day, and in its place the reader's own when their date is another one. A failure keeps the served. */
export function ReaderDay({ servedDate, skies, children }: ReaderDayProps) {
  const [state, setState] = useState<State>({ kind: 'served' });
  const shownDate = useRef(servedDate);

  const turn = useCallback(async () => {
    setState((before) => (before.kind === 'own' ? before : { kind: 'fetching' }));
    const timezone = readerZone();
    try {
      const { DayView, fetchOwnDay } = await import('@/components/horoscope/own-day');
      const day = await fetchOwnDay(timezone, skies);
      shownDate.current = day.sky.date;
      setState(day.sky.date === servedDate ? { kind: 'served' } : { kind: 'own', day, timezone, DayView });
    } catch {
      setState((before) => (before.kind === 'own' ? before : { kind: 'failed' }));
    }
  }, [skies, servedDate]);

  useEffect(() => {
    const turnIfAnotherDate = () => {
      if (document.visibilityState === 'visible' && readerDate() !== shownDate.current) void turn();
    };
    turnIfAnotherDate();
    // A tab left open overnight is looked at again in the morning.
    document.addEventListener('visibilitychange', turnIfAnotherDate);
    return () => document.removeEventListener('visibilitychange', turnIfAnotherDate);
  }, [turn]);

  const status: DayStatus = state.kind === 'failed' ? { kind: 'failed', retry: () => void turn() } : state;
  return (
    <DayStatusContext value={status}>
      <p role="status" className="sr-only">
        {state.kind === 'own' && `Now showing ${longDate(state.day.sky.date)}, the day where you are`}
        {state.kind === 'failed' &&
          `Still showing ${longDate(servedDate)}: the day where you are could not be fetched`}
      </p>
      {state.kind === 'own' ? <state.DayView day={state.day} /> : children}
    </DayStatusContext>
  );
}
