import { AstroTime, SetDeltaTFunction } from 'astronomy-engine';
import { deltaTSeconds } from '@/lib/astrology/sky/delta-t';

// The library holds ΔT for the whole process. Every time it is given is made here, so none is made before this line.
SetDeltaTFunction(deltaTSeconds);

/**
 * The library's time of an instant (UTC, taken for UT1: they differ by less than a second).
 * @throws RangeError for an invalid Date.
 */
export function astroTime(instant: Date): AstroTime {
  if (!Number.isFinite(instant.getTime())) throw new RangeError('the instant is not a valid date');
  return new AstroTime(instant);
}
