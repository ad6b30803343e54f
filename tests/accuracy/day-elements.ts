import type { FigureGroup } from '@/lib/accuracy/figures';
import { type ElementKind, elementSpans } from '@/lib/astrology/panchang/elements';
import { findSunrise, findSunset } from '@/lib/astrology/sky/sunrise';
import { count, measure, readReference } from './figure';

export const ELEMENT_KINDS = ['tithi', 'nakshatra', 'yoga', 'karana'] as const satisfies ElementKind[];
type SunriseElement = { index: number; name: string; endUtc: string; paksha?: string };
export type DayCase = {
  place: string;
  lat: number;
  lon: number;
  date: string;
  weekday: number;
  sunriseUtc: string;
  sunriseLocal: string;
  sunsetUtc: string;
} & Record<(typeof ELEMENT_KINDS)[number], SunriseElement>;

const DAY_MS = 86_400_000;
/** Seconds. */
export const SUN_PROMISE = { worst: 0.25 };
/** Seconds: 0.3″ of the Moon is 0.6 s of a tithi's end. */
export const ELEMENT_PROMISE = { mean: 0.25, worst: 0.8 };

export const dayCases = () => readReference<{ cases: DayCase[] }>('sky/sunrise-elements.json').cases;

const secondsApart = (a: Date | null | undefined, b: string) =>
  Math.abs((a?.getTime() ?? Number.NaN) - Date.parse(b)) / 1000;

/** Seconds between our sunrise and sunset of a local day and the reference's. */
export function sunDifferences(expected: DayCase): { sunrise: number; sunset: number } {
  const place = { latitudeDegrees: expected.lat, longitudeDegrees: expected.lon };
  const midnight = new Date(`${expected.date}T00:00:00${expected.sunriseLocal.slice(-6)}`);
  const nextMidnight = new Date(midnight.getTime() + DAY_MS);
  return {
    sunrise: secondsApart(findSunrise(place, midnight, nextMidnight), expected.sunriseUtc),
    sunset: secondsApart(findSunset(place, midnight, nextMidnight), expected.sunsetUtc),
  };
}

/** The element that runs at the reference's sunrise: is it the same, and how many seconds apart does it end? */
export function elementAtSunrise(kind: (typeof ELEMENT_KINDS)[number], expected: DayCase) {
  const sunrise = new Date(expected.sunriseUtc);
  const [first] = elementSpans(kind, sunrise, new Date(sunrise.getTime() + DAY_MS));
  return {
    first,
    same: first?.index === expected[kind].index && first.name === expected[kind].name,
    secondsApart: secondsApart(first?.end, expected[kind].endUtc),
  };
}

const LABELS = { tithi: 'Tithi', nakshatra: 'Moon’s star', yoga: 'Yoga', karana: 'Karana' };

export function dayFigures(): FigureGroup {
  const cases = dayCases();
  const suns = cases.map(sunDifferences);
  const elements = ELEMENT_KINDS.map((kind) => ({
    name: LABELS[kind],
    found: cases.map((expected) => elementAtSunrise(kind, expected)),
  }));
  return {
    id: 'day',
    title: 'Sunrise, sunset, and when each limb of the day ends',
    reference:
      'Swiss Ephemeris 2.10.03 for 120 days of Delhi and London, 1950–2044: upper limb, 34′ of refraction, sea level.',
    measured: [
      ...(['sunrise', 'sunset'] as const).map((key) =>
        measure(
          key === 'sunrise' ? 'Sunrise' : 'Sunset',
          'seconds',
          suns.map((sun) => sun[key]),
          SUN_PROMISE,
        ),
      ),
      ...elements.map(({ name, found }) =>
        measure(
          `${name}, its end`,
          'seconds',
          found.map((one) => one.secondsApart),
          ELEMENT_PROMISE,
        ),
      ),
    ],
    counted: elements.map(({ name, found }) =>
      count(
        `${name} at sunrise`,
        found.map((one) => one.same),
      ),
    ),
  };
}
