import { composeStatements } from '@/lib/astrology/horoscope/compose-day';
import { addDays } from '@/lib/dates';
import { formatMs, median, printCosts, timeEach } from './measure-cost';

/** Months kept by the composer are four: dates this far apart find none of them. */
const STEP_DAYS = 31;
const ROUNDS = 120;

/** Prints what the day's texts cost. Nothing in it can fail. */
export async function benchHoroscope(): Promise<string[]> {
  // Warming up takes the first dates, whose months are forgotten again before they are timed.
  const dates = Array.from({ length: ROUNDS }, (_, i) => addDays('2020-01-01', i * STEP_DAYS));
  const fresh = timeEach(dates, composeStatements);
  const sameMonth = Array.from({ length: 28 }, (_, i) => addDays('2031-02-01', i));
  composeStatements('2031-02-01');
  const next = timeEach(sameMonth, composeStatements);
  printCosts([
    { name: 'day, month and life areas of 27 stars, all fresh', times: fresh, targetMs: 25 },
    { name: 'another day of the same month', times: next, targetMs: 25 },
  ]);
  console.log(`\na star: ${formatMs(median(fresh) / 27)}`);
  return [];
}
