import { longDate, zoneInWords } from '@/components/horoscope/format-date';
import type { DayStatus } from '@/components/horoscope/use-reader-day';

/** Whose date the page shows. Its two lines of room are kept, so that nothing moves when the words change. */
export function DayNote({ date, status }: { date: string; status: DayStatus }) {
  return (
    <p className="day-note">
      {status.kind === 'served' && 'The day as it is counted in India'}
      {status.kind === 'fetching' && 'Loading Nakshatra horoscopes... for the day where you are'}
      {status.kind === 'own' && `The day where you are, by ${zoneInWords(status.timezone)}`}
      {status.kind === 'failed' && `This is ${longDate(date)}; the day where you are could not be fetched.`}
    </p>
  );
}
