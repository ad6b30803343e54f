import { NAKSHATRA_NAMES } from '@/lib/astrology/nakshatras';
import { KARANA_NAMES, TITHI_NAMES, YOGA_NAMES } from '@/lib/astrology/panchang/names';
import { SIGNS } from '@/lib/astrology/signs';
import {
  findCrossing,
  type GrowingAngle,
  MOON,
  MOON_MINUS_SUN,
  MOON_PLUS_SUN,
} from '@/lib/astrology/sky/find-crossing';
import { astroTime } from '@/lib/astrology/sky/time';

/** A circle that one growing angle walks through in equal steps, each with its name. */
interface ElementCircle {
  angle: GrowingAngle;
  names: readonly string[];
}

const CIRCLES = {
  tithi: { angle: MOON_MINUS_SUN, names: TITHI_NAMES },
  karana: { angle: MOON_MINUS_SUN, names: KARANA_NAMES },
  nakshatra: { angle: MOON, names: NAKSHATRA_NAMES },
  moonSign: { angle: MOON, names: SIGNS },
  yoga: { angle: MOON_PLUS_SUN, names: YOGA_NAMES },
} satisfies Record<string, ElementCircle>;

export type ElementKind = keyof typeof CIRCLES;

export interface ElementSpan {
  /** From 1: tithi 1..30, karana 1..60, nakshatra and yoga 1..27, Moon's sign 1..12. */
  index: number;
  name: string;
  /** First and last end of the whole span, to the millisecond; `end` is the next one's `start`. */
  start: Date;
  end: Date;
}

/** Index (from 1) of the element that runs at an instant. */
export function elementIndexAt(kind: ElementKind, instant: Date): number {
  const { angle, names } = CIRCLES[kind];
  return (Math.floor((angle.degreesAt(astroTime(instant)) * names.length) / 360) % names.length) + 1;
}

/** The instant after `instant` at which the running element gives way to the next. */
export function elementEnd(kind: ElementKind, instant: Date): Date {
  return findElementStart(kind, elementIndexAt(kind, instant) + 1, instant);
}

/** The start of an element of this index (from 1, may exceed the circle by one) that lies nearest to an instant. */
function findElementStart(kind: ElementKind, index: number, near: Date): Date {
  const { angle, names } = CIRCLES[kind];
  return findCrossing(angle, ((index - 1) * 360) / names.length, near);
}

/**
 * Every element that runs at some instant of `from <= instant < until`, in order, each with its whole span: the first
 * may have begun before `from`, the last ends at `until` or later. Sidereal ones by mean Lahiri of date.
 */
export function elementSpans(kind: ElementKind, from: Date, until: Date): ElementSpan[] {
  const { names } = CIRCLES[kind];
  let index = elementIndexAt(kind, from);
  let start = findElementStart(kind, index, from);
  const spans: ElementSpan[] = [];
  do {
    const end = findElementStart(kind, index + 1, spans.length === 0 ? from : start);
    spans.push({ index, name: names[index - 1] ?? '', start, end });
    index = (index % names.length) + 1;
    start = end;
  } while (start < until);
  return spans;
}
