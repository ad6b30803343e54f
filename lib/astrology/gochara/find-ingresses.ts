import { GRAHAS, type Graha } from '@/lib/astrology/grahas';
import { elementSpans } from '@/lib/astrology/panchang/elements';
import { SIGNS, type SignName, signIndexOf } from '@/lib/astrology/signs';
import { findIngress } from '@/lib/astrology/sky/find-ingress';
import { siderealLongitude } from '@/lib/astrology/sky/positions';

export interface SignIngress {
  graha: Graha;
  instant: Date;
  /** The sign left and the sign entered, 0..11. */
  fromSignIndex: number;
  signIndex: number;
  sign: SignName;
  /** Entered backwards; the nodes always do. */
  retrograde: boolean;
}

/** Signs that a graha enters within `from < instant < until`, in order: 0..11 and when. */
function signsEntered(graha: Graha, from: Date, until: Date): { instant: Date; signIndex: number }[] {
  if (graha === 'Moon') {
    const spans = elementSpans('moonSign', from, until).slice(1);
    return spans.map(({ start, index }) => ({ instant: start, signIndex: index - 1 }));
  }
  const found: { instant: Date; signIndex: number }[] = [];
  for (let next = findIngress(graha, from, until); next; next = findIngress(graha, next.instant, until)) {
    found.push(next);
  }
  return found;
}

/**
 * Every entry of a graha into another sidereal sign within `from < instant < until`, in the order of time. The Moon's to
 * the millisecond, the others' to the second. A planet that turns at a sign's edge and stays across it less than a day
 * may be passed over. A year of all nine takes about 0.1 s.
 */
export function findIngresses(from: Date, until: Date, grahas: readonly Graha[] = GRAHAS): SignIngress[] {
  const all = grahas.flatMap((graha) => {
    let fromSignIndex = signIndexOf(siderealLongitude(graha, from));
    return signsEntered(graha, from, until).map(({ instant, signIndex }): SignIngress => {
      const sign = SIGNS[signIndex];
      if (!sign) throw new RangeError(`no sign ${signIndex}`);
      const retrograde = (fromSignIndex + 11) % 12 === signIndex;
      const ingress = { graha, instant, fromSignIndex, signIndex, sign, retrograde };
      fromSignIndex = signIndex;
      return ingress;
    });
  });
  return all.sort((a, b) => a.instant.getTime() - b.instant.getTime());
}
