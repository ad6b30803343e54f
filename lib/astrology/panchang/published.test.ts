/** Panchang pages that others printed, each within the tolerance that its collection states. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { type ElementKind, elementSpans } from '@/lib/astrology/panchang/elements';
import { moonStar } from '@/lib/astrology/panchang/moon-star';
import { findSunrise, findSunset } from '@/lib/astrology/sky/sunrise';

interface Published {
  date: string;
  place: string;
  lat: number;
  lon: number;
  utcOffsetHours: number;
  expected: Record<string, string | number>;
}

const file = resolve(import.meta.dirname, '../../../tests/reference/sky/published-panchang.json');
const { cases, settings } = JSON.parse(readFileSync(file, 'utf8')) as {
  cases: Published[];
  settings: { toleranceMin: Record<string, number> };
};

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Element, key of its index and of its end, and which of the day's it is. */
const COLUMNS: [ElementKind, string, string, number][] = [
  ['tithi', 'tithi', 'tithiEnd', 0],
  ['tithi', 'tithi2', 'tithi2End', 1],
  ['nakshatra', 'nakshatra', 'nakEnd', 0],
  ['yoga', 'yoga', 'yogaEnd', 0],
  ['karana', 'karanaIndex', 'karanaEnd', 0],
];

/** The instant of "HH:MM", "HH:MM:SS" or "+1 HH:MM:SS" on the case's date and clock. */
function instantOf(published: Published, text: string): number {
  const [, nextDay, clock = ''] = /^(\+1 )?(.+)$/.exec(text) ?? [];
  const [hours = 0, minutes = 0, seconds = 0] = clock.split(':').map(Number);
  const midnight = Date.parse(`${published.date}T00:00:00Z`) - published.utcOffsetHours * HOUR_MS;
  return midnight + (nextDay ? DAY_MS : 0) + ((hours * 60 + minutes) * 60 + seconds) * 1000;
}

const minutesApart = (a: Date | null | undefined, b: number) =>
  Math.abs((a?.getTime() ?? Number.NaN) - b) / 60_000;

describe('published panchangs', () => {
  test('the collection is whole', () => expect(cases).toHaveLength(13));

  test.each(cases)('$place $date', (published) => {
    const { expected, lat, lon } = published;
    const place = { latitudeDegrees: lat, longitudeDegrees: lon };
    const midnight = new Date(instantOf(published, '00:00'));
    const nextMidnight = new Date(midnight.getTime() + DAY_MS);
    const sunrise = findSunrise(place, midnight, nextMidnight);
    if (!sunrise) throw new Error('the Sun rises on all of these days');

    for (const [kind, indexKey, endKey, position] of COLUMNS) {
      if (expected[indexKey] === undefined) continue;
      const span = elementSpans(kind, sunrise, new Date(sunrise.getTime() + DAY_MS))[position];
      expect([indexKey, span?.index]).toEqual([indexKey, expected[indexKey]]);
      if (expected[endKey] === undefined) continue;
      const tolerance = settings.toleranceMin[endKey.replace('2', '')] ?? settings.toleranceMin.tithiEnd ?? 0;
      expect(minutesApart(span?.end, instantOf(published, String(expected[endKey])))).toBeLessThan(tolerance);
    }
    const sunTolerance = settings.toleranceMin.sunrise ?? 0;
    if (expected.sunrise) {
      expect(minutesApart(sunrise, instantOf(published, String(expected.sunrise)))).toBeLessThan(
        sunTolerance,
      );
    }
    if (expected.sunset) {
      const sunset = findSunset(place, midnight, nextMidnight);
      expect(minutesApart(sunset, instantOf(published, String(expected.sunset)))).toBeLessThan(sunTolerance);
    }
    if (expected.nakPada) {
      // That collection counts padas at the instant it passes in: midnight, where no other is stated.
      const at = new Date(instantOf(published, String(expected.nakPadaAt ?? '00:00')));
      expect(moonStar(at).pada).toBe(expected.nakPada);
    }
    if (expected.nakAfter10h34) {
      const { index, pada } = moonStar(new Date(instantOf(published, '10:34')));
      expect([index + 1, pada]).toEqual([expected.nakAfter10h34, expected.nakAfterPada]);
    }
  });
});
