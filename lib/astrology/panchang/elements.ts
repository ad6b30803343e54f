import { NAKSHATRA_NAMES } from '@/lib/astrology/nakshatras';
import { KARANA_NAMES, TITHI_NAMES, YOGA_NAMES } from '@/lib/astrology/panchang/names';
import { SIGNS } from '@/lib/astrology/signs';
import { findCrossing } from '@/lib/astrology/sky/find-crossing';
import { SUN_MOON_ANGLES, type SunMoonAngles } from '@/lib/astrology/sky/sun-moon-track';
import { astroTime } from '@/lib/astrology/sky/time';

/** A circle that one growing angle walks through in equal steps, each with its name. */
interface ElementCircle {
  angle: keyof SunMoonAngles;
  names: readonly string[];
}

const CIRCLES = {
  tithi: { angle: 'moonMinusSun', names: TITHI_NAMES },
  karana: { angle: 'moonMinusSun', names: KARANA_NAMES },
  nakshatra: { angle: 'moon', names: NAKSHATRA_NAMES },
  moonSign: { angle: 'moon', names: SIGNS },
  yoga: { angle: 'moonPlusSun', names: YOGA_NAMES },
} satisfies Record<string, ElementCircle>;

export type ElementKind = keyof typeof CIRCLES;

/** No element lasts longer: the slowest Moon takes 27 h 15 m through a star. A Moon's sign takes more than twice that. */
export const LONGEST_ELEMENT_MS = 28 * 3_600_000;

export interface ElementSpan {
  /** From 1: tithi 1..30, karana 1..60, nakshatra and yoga 1..27, Moon's sign 1..12. */
  index: number;
  name: string;
  /** First and last end of the whole span, to the millisecond; `end` is the next one's `start`. */
  start: Date;
  end: Date;
}

/** Index (from 1) of the element that runs at an instant. */
export function elementIndexAt(
  kind: ElementKind,
  instant: Date,
  angles: SunMoonAngles = SUN_MOON_ANGLES,
): number {
  const { angle, names } = CIRCLES[kind];
  const degrees = angles[angle].degreesAt(astroTime(instant));
  return (Math.floor((degrees * names.length) / 360) % names.length) + 1;
}

/** The instant after `instant` at which the running element gives way to the next. */
export function elementEnd(kind: ElementKind, instant: Date): Date {
  return findElementStart(kind, elementIndexAt(kind, instant) + 1, instant);
}

/** The start of an element of this index (from 1, may exceed the circle by one) that lies nearest to an instant. */
function findElementStart(
  kind: ElementKind,
  index: number,
  near: Date,
  angles: SunMoonAngles = SUN_MOON_ANGLES,
): Date {
  const { angle, names } = CIRCLES[kind];
  return findCrossing(angles[angle], ((index - 1) * 360) / names.length, near);
}

/**
 * Every element that runs at some instant of `from <= instant < until`, in order, each with its whole span: the first
 * may have begun before `from`, the last ends at `until` or later. Sidereal ones by mean Lahiri of date.
 * @param angles where to read the sky; a track must reach a whole element beyond both ends
 */
export function elementSpans(
  kind: ElementKind,
  from: Date,
  until: Date,
  angles: SunMoonAngles = SUN_MOON_ANGLES,
): ElementSpan[] {
  const { names } = CIRCLES[kind];
  let index = elementIndexAt(kind, from, angles);
  let start = findElementStart(kind, index, from, angles);
  const spans: ElementSpan[] = [];
  do {
    const end = findElementStart(kind, index + 1, spans.length === 0 ? from : start, angles);
    spans.push({ index, name: names[index - 1] ?? '', start, end });
    index = (index % names.length) + 1;
    start = end;
  } while (start < until);
  return spans;
}
