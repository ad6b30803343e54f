import { NAKSHATRA_NAMES } from '@/lib/astrology/nakshatras';
import { KARANA_NAMES, TITHI_NAMES, YOGA_NAMES } from '@/lib/astrology/panchang/names';
import { SIGNS } from '@/lib/astrology/signs';
import { findCrossing, MOON, MOON_MINUS_SUN, MOON_PLUS_SUN } from '@/lib/astrology/sky/find-crossing';
import type { SkyWindow } from '@/lib/astrology/sky/sky-window';
import { astroTime } from '@/lib/astrology/sky/time';

/** A circle that one growing angle walks through in equal steps, each with its name. */
interface ElementCircle {
  angle: keyof SkyWindow;
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

const EXACT_SKY: SkyWindow = { moon: MOON, moonMinusSun: MOON_MINUS_SUN, moonPlusSun: MOON_PLUS_SUN };

export interface ElementSpan {
  /** From 1: tithi 1..30, karana 1..60, nakshatra and yoga 1..27, Moon's sign 1..12. */
  index: number;
  name: string;
  /** First and last end of the whole span, to the millisecond; `end` is the next one's `start`. */
  start: Date;
  end: Date;
}

/** Index (from 1) of the element that runs at an instant. */
export function elementIndexAt(kind: ElementKind, instant: Date, sky: SkyWindow = EXACT_SKY): number {
  const { angle, names } = CIRCLES[kind];
  return (Math.floor((sky[angle].degreesAt(astroTime(instant)) * names.length) / 360) % names.length) + 1;
}

/** The instant after `instant` at which the running element gives way to the next. */
export function elementEnd(kind: ElementKind, instant: Date): Date {
  return findElementStart(kind, elementIndexAt(kind, instant) + 1, instant, EXACT_SKY);
}

/** The start of an element of this index (from 1, may exceed the circle by one) that lies nearest to an instant. */
function findElementStart(kind: ElementKind, index: number, near: Date, sky: SkyWindow): Date {
  const { angle, names } = CIRCLES[kind];
  return findCrossing(sky[angle], ((index - 1) * 360) / names.length, near);
}

/**
 * Every element that runs at some instant of `from <= instant < until`, in order, each with its whole span: the first
 * may have begun before `from`, the last ends at `until` or later. Sidereal ones by mean Lahiri of date.
 * For several kinds of one day pass `skyWindow(from, until)`, which they share: four times as fast.
 */
export function elementSpans(
  kind: ElementKind,
  from: Date,
  until: Date,
  sky: SkyWindow = EXACT_SKY,
): ElementSpan[] {
  const { names } = CIRCLES[kind];
  let index = elementIndexAt(kind, from, sky);
  let start = findElementStart(kind, index, from, sky);
  const spans: ElementSpan[] = [];
  do {
    const end = findElementStart(kind, index + 1, spans.length === 0 ? from : start, sky);
    spans.push({ index, name: names[index - 1] ?? '', start, end });
    index = (index % names.length) + 1;
    start = end;
  } while (start < until);
  return spans;
}
