import { now } from '@/lib/clock';

/**
 * Next dates what it expires by the wall clock and then asks whether that is past by `performance.now()`, which stands
 * still while the machine sleeps. After a night's sleep nothing would count as expired for as many hours, and the page
 * would stay yesterday's. So the monotonic clock is set forward by what it has missed since this was first called.
 */
export function alignMonotonicClock(): void {
  const missed = behindMilliseconds();
  atStart ??= missed;
  const shift = missed - atStart;
  if (shift > NOTICEABLE_MILLISECONDS) performance.now = () => own() + shift;
}

const NOTICEABLE_MILLISECONDS = 20;
const own = performance.now.bind(performance);
let atStart: number | undefined;

const behindMilliseconds = () => now().getTime() - own();
