import { padaOf } from '@/lib/astrology/nakshatras';
import { type ElementSpan, elementSpans } from '@/lib/astrology/panchang/elements';
import { type Paksha, pakshaOf } from '@/lib/astrology/panchang/names';
import { siderealLongitude } from '@/lib/astrology/sky/positions';

export interface RunningElements {
  tithi: ElementSpan & { paksha: Paksha };
  nakshatra: ElementSpan & { pada: number };
  yoga: ElementSpan;
  karana: ElementSpan;
}

/** The elements that run at an instant, such as a birth, each with its whole span. */
export function elementsAt(instant: Date): RunningElements {
  const running = (kind: 'tithi' | 'nakshatra' | 'yoga' | 'karana'): ElementSpan => {
    const [span] = elementSpans(kind, instant, instant);
    if (!span) throw new RangeError(`no ${kind} at ${instant.toISOString()}`);
    return span;
  };
  const tithi = running('tithi');
  return {
    tithi: { ...tithi, paksha: pakshaOf(tithi.index) },
    nakshatra: { ...running('nakshatra'), pada: padaOf(siderealLongitude('Moon', instant)) },
    yoga: running('yoga'),
    karana: running('karana'),
  };
}
