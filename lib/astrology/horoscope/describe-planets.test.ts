import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { describePlanets } from '@/lib/astrology/horoscope/describe-planets';
import { SIGNS } from '@/lib/astrology/signs';

interface Case {
  utc: string;
  sidereal: Record<string, number>;
  speed: Record<string, number>;
}

const file = resolve(import.meta.dirname, '../../../tests/reference/sky/positions.json');
const { cases } = JSON.parse(readFileSync(file, 'utf8')) as { cases: Case[] };

test('the shape of the line', () => {
  const line = describePlanets(new Date('2026-11-21T06:30:00Z'));
  expect(line).toMatch(
    /^Sun in \w+ \d+°, Moon in [\w ]+ \(\w+\) \d+°, Mars in .+, Mercury in .+, Jupiter in .+, Venus in .+, Saturn in Pisces \d+° \(retrograde\), Rahu in \w+ \d+°, Ketu in \w+ \d+°$/,
  );
  expect(line).not.toContain('\n');
});

// The case of the specification: Chennai, 1 January 2020, noon.
test('Sun, Mercury, Jupiter, Saturn and Ketu in Sagittarius, Moon in Aquarius', () => {
  const line = describePlanets(new Date('2020-01-01T12:00:00+05:30'));
  for (const graha of ['Sun', 'Mercury', 'Jupiter', 'Saturn', 'Ketu']) {
    expect(line).toContain(`${graha} in Sagittarius`);
  }
  expect(line).toMatch(/Moon in [\w ]+ \(Aquarius\)/);
});

test('no degree reaches 30', () => {
  for (let day = 0; day < 400; day += 1) {
    const degrees = [...describePlanets(new Date(Date.UTC(2026, 0, 1 + day))).matchAll(/(\d+)°/g)];
    expect(degrees).toHaveLength(9);
    for (const [, degree] of degrees) expect(Number(degree)).toBeLessThan(30);
  }
});

test('sign, whole degree and retrogression as Swiss Ephemeris has them, 300 instants', () => {
  const NEAR_EDGE_DEGREES = 0.01;
  const NEARLY_STILL = 0.002;
  let compared = 0;
  for (const { utc, sidereal, speed } of cases) {
    const places = describePlanets(new Date(utc)).split(', ');
    for (const [graha, longitude] of Object.entries(sidereal)) {
      const fraction = longitude % 1;
      const dailyMotion = speed[graha] ?? 0;
      if (Math.min(fraction, 1 - fraction) < NEAR_EDGE_DEGREES || Math.abs(dailyMotion) < NEARLY_STILL)
        continue;
      const place = places.find((each) => each.startsWith(graha)) ?? '';
      expect(place).toContain(SIGNS[Math.floor(longitude / 30)]);
      expect(place).toContain(` ${Math.floor(longitude % 30)}°`);
      expect(place.endsWith('(retrograde)')).toBe(dailyMotion < 0);
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(1900);
});
