import { describe, expect, test } from '@jest/globals';
import { findSunrise, findSunset } from '@/lib/astrology/sky/sunrise';
import { UJJAIN, ujjainSunrise } from '@/lib/astrology/sky/ujjain';
import { dayCases, SUN_PROMISE, sunDifferences } from '../../../tests/accuracy/day-elements';

const cases = dayCases();
const DAY_MS = 86_400_000;

describe('sunrise and sunset against Swiss Ephemeris, 120 days of Delhi and London', () => {
  test('the reference is whole', () => expect(cases).toHaveLength(120));

  test.each(cases)('$place $date', (expected) => {
    const { sunrise, sunset } = sunDifferences(expected);
    expect(sunrise).toBeLessThan(SUN_PROMISE.worst);
    expect(sunset).toBeLessThan(SUN_PROMISE.worst);
  });

  test('near the pole the one sunrise of the year is found', () => {
    const pole = { latitudeDegrees: 89.99, longitudeDegrees: 0 };
    const days = Array.from({ length: 20 }, (_, i) => new Date(Date.UTC(2024, 2, 10 + i)));
    const sunrises = days.map((day) => findSunrise(pole, day, new Date(day.getTime() + DAY_MS)));
    const found = sunrises.filter((sunrise) => sunrise !== null);
    expect(found.length).toBeGreaterThanOrEqual(1);
    // The centre crosses the equator on 20 March 03:06 UTC; refraction and the disc bring it 50′, two days, earlier.
    for (const sunrise of found) expect(sunrise.toISOString().slice(0, 8)).toBe('2024-03-');
    expect(found[0]?.getUTCDate()).toBeGreaterThanOrEqual(17);
    expect(found[0]?.getUTCDate()).toBeLessThanOrEqual(19);
  });

  test('the Sun neither rises nor sets over Tromsø at midsummer', () => {
    const tromso = { latitudeDegrees: 69.6496, longitudeDegrees: 18.956 };
    const from = new Date('2024-06-21T00:00:00+02:00');
    const until = new Date('2024-06-22T00:00:00+02:00');
    expect(findSunrise(tromso, from, until)).toBeNull();
    expect(findSunset(tromso, from, until)).toBeNull();
  });
});

describe('ujjainSunrise', () => {
  test('is the first sunrise of the Indian civil date', () => {
    const sunrise = ujjainSunrise('2026-11-21');
    const midnight = new Date('2026-11-21T00:00:00+05:30');
    expect(sunrise).toEqual(findSunrise(UJJAIN, midnight, new Date(midnight.getTime() + DAY_MS)));
    // Ujjain is 1°25′ (5 m 41 s) west of Delhi; in winter the south sees the Sun earlier: 06:42 IST.
    expect(sunrise.getTime() - midnight.getTime()).toBeGreaterThan(6.5 * 3_600_000);
    expect(sunrise.getTime() - midnight.getTime()).toBeLessThan(6.9 * 3_600_000);
  });

  test('goes on by about a day, over the ends of months and years', () => {
    const days = ['1999-12-31', '2000-01-01', '2000-02-29', '2000-03-01'].map((date) =>
      ujjainSunrise(date).getTime(),
    );
    expect(((days[1] ?? 0) - (days[0] ?? 0)) / DAY_MS).toBeCloseTo(1, 2);
    expect(((days[3] ?? 0) - (days[2] ?? 0)) / DAY_MS).toBeCloseTo(1, 2);
  });

  test.each(['2026-02-30', '2026-2-3', 'today', '2026-11-21T00:00', ''])('refuses %j', (date) => {
    expect(() => ujjainSunrise(date)).toThrow(RangeError);
  });
});
