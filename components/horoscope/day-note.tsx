'use client';
// In the browser, since it tells how fetching the reader's own date goes.

import { createContext, useContext } from 'react';
import { longDate, zoneInWords } from '@/components/horoscope/format-date';

export type DayStatus =
  | { kind: 'served' }
  | { kind: 'fetching' }
  | { kind: 'own'; timezone: string }
  | { kind: 'failed'; retry: () => void };

export const DayStatusContext = createContext<DayStatus>({ kind: 'served' });

/** Whose date the page shows. Its two lines of room are kept, so that nothing moves when the words change. */
export function DayNote({ date }: { date: string }) {
  const status = useContext(DayStatusContext);
  return (
    <p className="day-note">
      {status.kind === 'served' && 'The day as it is counted in India'}
      {status.kind === 'fetching' && 'Turning to the day where you are…'}
      {status.kind === 'own' && `The day where you are, by ${zoneInWords(status.timezone)}`}
      {status.kind === 'failed' && (
        <>
          This is {longDate(date)}, the day in India; yours could not be fetched.{' '}
          <button type="button" onClick={status.retry}>
            Try again
          </button>
        </>
      )}
    </p>
  );
}
