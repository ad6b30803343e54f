import { padaOf } from '@/lib/astrology/nakshatras';
import { type ElementSpan, elementSpans, LONGEST_ELEMENT_MS } from '@/lib/astrology/panchang/elements';
import { type Paksha, pakshaOf } from '@/lib/astrology/panchang/names';
import { trackSunMoon } from '@/lib/astrology/sky/sun-moon-track';
import { astroTime } from '@/lib/astrology/sky/time';

export interface RunningElements {
  tithi: ElementSpan & { paksha: Paksha };
  nakshatra: ElementSpan & { pada: number };
  yoga: ElementSpan;
  karana: ElementSpan;
}

/** The elements that run at an instant, such as a birth, each with its whole span. */
export function elementsAt(instant: Date): RunningElements {
  const angles = trackSunMoon(
    new Date(instant.getTime() - LONGEST_ELEMENT_MS),
    new Date(instant.getTime() + LONGEST_ELEMENT_MS),
  );
  const running = (kind: 'tithi' | 'nakshatra' | 'yoga' | 'karana'): ElementSpan => {
    const [span] = elementSpans(kind, instant, instant, angles);
    if (!span) throw new RangeError(`no ${kind} at ${instant.toISOString()}`);
    return span;
  };
  const tithi = running('tithi');
  return {
    tithi: { ...tithi, paksha: pakshaOf(tithi.index) },
    nakshatra: { ...running('nakshatra'), pada: padaOf(angles.moon.degreesAt(astroTime(instant))) },
    yoga: running('yoga'),
    karana: running('karana'),
  };
}
