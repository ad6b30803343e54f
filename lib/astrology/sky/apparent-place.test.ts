import { describe, expect, test } from '@jest/globals';
import { Body, Ecliptic, GeoVector } from 'astronomy-engine';
import { degreesBetween } from '@/lib/astrology/sky/angles';
import { apparentPlace, earthMotion, moonPlace } from '@/lib/astrology/sky/apparent-place';
import { astroTime } from '@/lib/astrology/sky/time';

const GRAHAS = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const;
const instants = Array.from({ length: 60 }, (_, i) =>
  astroTime(new Date(Date.UTC(1801 + 5 * i, i % 12, 3, i % 24))),
);
const placeAt = (graha: (typeof GRAHAS)[number], time: (typeof instants)[number]) =>
  apparentPlace(graha, time, earthMotion(time));

test.each(GRAHAS)('speed of %s is the rate of its longitude', (graha) => {
  for (const time of instants) {
    const [before, after] = [-0.02, 0.02].map((days) => placeAt(graha, time.AddDays(days)).longitudeDegrees);
    const speed = degreesBetween(before ?? 0, after ?? 0) / 0.04;
    // The bending of light is left out of speeds: up to an arcsecond a day close to the Sun.
    expect(Math.abs(placeAt(graha, time).speedDegreesPerDay - speed) * 3600).toBeLessThan(1.2);
  }
});

test.each(['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const)(
  'latitude of %s is about what the library alone says',
  (graha) => {
    for (const time of instants) {
      const { elat } = Ecliptic(GeoVector(Body[graha], time, true));
      expect(Math.abs(placeAt(graha, time).latitudeDegrees - elat) * 3600).toBeLessThan(40);
    }
  },
);

test('the Moon alone stands where it stands with its speed', () => {
  for (const time of instants) {
    const { longitudeDegrees, latitudeDegrees } = placeAt('Moon', time);
    expect(moonPlace(time)).toEqual({ longitudeDegrees, latitudeDegrees });
  }
});

describe('across the years at which other programs change their tables', () => {
  // 1795 and 2105 end the fit; the plain series begin ten years further.
  test.each([1785, 1795, 1800, 1900, 2051, 2100, 2105, 2115])('%d: no jump', (year) => {
    const start = Date.UTC(year, 0, 1);
    for (const graha of GRAHAS) {
      const [a = 0, b = 0, c = 0, d = 0] = [-90, -30, 30, 90].map(
        (seconds) => placeAt(graha, astroTime(new Date(start + seconds * 1000))).longitudeDegrees,
      );
      const bend = degreesBetween(c, d) - 2 * degreesBetween(b, c) + degreesBetween(a, b);
      expect(Math.abs(bend) * 3600).toBeLessThan(0.02);
    }
  });
});
