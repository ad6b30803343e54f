import type { Graha } from '@/lib/astrology/grahas';
import { signIndexOf } from '@/lib/astrology/signs';
import { siderealLongitude } from '@/lib/astrology/sky/positions';

export interface Ingress {
  instant: Date;
  /** Sign entered, 0 = Aries. */
  signIndex: number;
}

const DAY_MS = 86_400_000;

/**
 * The next entry of a graha into another sign after `from` and not after `until`, forwards or backwards; null when it
 * stays. To the second. A planet that turns at a sign's edge and stays across it less than a day may be passed over.
 */
export function findIngress(graha: Graha, from: Date, until: Date): Ingress | null {
  const signAt = (ms: number) => signIndexOf(siderealLongitude(graha, new Date(ms)));
  const start = signAt(from.getTime());
  let before = from.getTime();
  while (before < until.getTime()) {
    let after = Math.min(before + DAY_MS, until.getTime());
    if (signAt(after) !== start) {
      while (after - before > 500) {
        const middle = Math.floor((before + after) / 2);
        if (signAt(middle) === start) before = middle;
        else after = middle;
      }
      return { instant: new Date(after), signIndex: signAt(after) };
    }
    before = after;
  }
  return null;
}
