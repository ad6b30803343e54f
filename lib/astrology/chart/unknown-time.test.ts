import { describe, expect, test } from '@jest/globals';
import { longitudesPassed, possibleSigns, skyOfDay } from '@/lib/astrology/chart/birth-sky';
import type { ChartData } from '@/lib/astrology/chart/chart-data';
import { composeChart, composeChartOfDay } from '@/lib/astrology/chart/compose-chart';
import { VARGA_NAMES } from '@/lib/astrology/chart/vargas';
import { GRAHAS, type Graha } from '@/lib/astrology/grahas';
import { SIGNS } from '@/lib/astrology/signs';

const AS_OF = new Date('2026-11-21T00:00:00Z');
const HOUR_MS = 3_600_000;
const PLACE = { latitudeDegrees: 13.0827, longitudeDegrees: 80.2707 };

/** A day of India, midnight to midnight. */
function dayOf(date: string) {
  const start = Date.parse(`${date}T00:00:00+05:30`);
  return {
    start: new Date(start),
    noon: new Date(start + 12 * HOUR_MS),
    end: new Date(start + 24 * HOUR_MS),
  };
}

/** Charts of every quarter of an hour and of the last second: what the day's chart must agree with where it speaks. */
function chartsThrough(date: string): ChartData[] {
  const { start, end } = dayOf(date);
  const quarters = Array.from({ length: 96 }, (_, i) => start.getTime() + (i * HOUR_MS) / 4);
  return [...quarters, end.getTime() - 1000].map((ms) => composeChart(new Date(ms), PLACE, AS_OF));
}

const ofMoon = (chart: ChartData) => chart.positions.find(({ planet }) => planet === 'Moon');
const spread = <T>(charts: ChartData[], read: (chart: ChartData) => T) => [...new Set(charts.map(read))];

/** Said exactly where every hour says the same. */
function expectHonest<T>(said: T | null, hours: T[], what: string) {
  if (hours.length > 1) expect([what, said]).toEqual([what, null]);
  else expect([what, said]).toEqual([what, hours[0]]);
}

test('the days below show each kind of change', () => {
  const charts = (date: string) => composeChartOfDay(dayOf(date), AS_OF);
  expect(charts('2020-01-02').rasi).toBe('Pisces');
  expect(charts('2020-01-04').rasi).toBeNull();
  expect(charts('2020-02-17').positions.find(({ planet }) => planet === 'Mercury')?.retrograde).toBeNull();
  expect(charts('2020-01-15').positions[0]).toMatchObject({
    planet: 'Sun',
    sign: null,
    candidates: { sign: ['Sagittarius', 'Capricorn'] },
  });
});

describe.each(['2020-01-02', '2020-01-04', '2020-02-17', '2020-01-15'])(
  'a birth on %s at an unknown time',
  (date) => {
    const chart = composeChartOfDay(dayOf(date), AS_OF);
    const charts = chartsThrough(date);
    const position = (of: ChartData, graha: Graha) => of.positions[GRAHAS.indexOf(graha)];

    test('has no ascendant, midheaven, houses or dasha', () => {
      expect(chart).toMatchObject({ ascendant: null, midheaven: null, houses: null, dasha: null });
      for (const graha of GRAHAS) {
        expect(position(chart, graha)?.house).toBeNull();
        expect(chart.planets[0][graha].HousePlanetOccupiesBasedOnLongitudes).toBeNull();
      }
      for (const varga of VARGA_NAMES) expect(chart.vargas[varga].Ascendant).toBeNull();
    });

    test('is judged by every combination of signs that the day shows', () => {
      const seen = spread(charts, (one) => one.positions.map(({ sign }) => sign).join(' '));
      const judged = possibleSigns(skyOfDay(dayOf(date))).map((signs) =>
        GRAHAS.map((graha) => SIGNS[signs[graha]]).join(' '),
      );
      expect([...new Set(judged)].sort()).toEqual(seen.sort());
      expect(judged).toHaveLength(12 * skyOfDay(dayOf(date)).moments.length);
    });

    test('gives the positions of noon', () => {
      const noon = composeChart(dayOf(date).noon, PLACE, AS_OF);
      for (const graha of GRAHAS) {
        expect(position(chart, graha)?.longitude).toBe(position(noon, graha)?.longitude);
      }
    });

    test.each(GRAHAS)(
      '%s: sign, star and pada only where they hold all day, else what they may be',
      (graha) => {
        const here = position(chart, graha);
        for (const field of ['sign', 'nakshatra', 'combust', 'retrograde', 'dignity'] as const) {
          expectHonest(
            here?.[field] ?? null,
            spread(charts, (one) => position(one, graha)?.[field] ?? null),
            field,
          );
        }
        const padas = spread(
          charts,
          (one) => `${position(one, graha)?.nakshatra} ${position(one, graha)?.pada}`,
        );
        expect(here?.pada === null).toBe(padas.length > 1);

        const { sign, nakshatra, pada } = here?.candidates ?? {};
        if (here?.sign === null) expect(sign).toEqual(spread(charts, (one) => position(one, graha)?.sign));
        else expect(sign).toBeUndefined();
        if (here?.nakshatra === null) {
          expect(nakshatra).toEqual(spread(charts, (one) => position(one, graha)?.nakshatra));
        } else expect(nakshatra).toBeUndefined();
        if (here?.pada === null) expect(pada).toEqual(spread(charts, (one) => position(one, graha)?.pada));
        else expect(pada).toBeUndefined();

        expect(chart.planets[0][graha]).toMatchObject({
          PlanetRasiD1Sign: { Name: here?.sign },
          Nakshatra: here?.nakshatra,
          PlanetConstellation: here?.pada === null ? null : `${here?.nakshatra} - ${here?.pada}`,
        });
      },
    );

    test('vargas only where they hold all day', () => {
      for (const varga of VARGA_NAMES) {
        for (const graha of GRAHAS) {
          const hours = spread(charts, (one) => one.vargas[varga][graha]);
          expectHonest(chart.vargas[varga][graha], hours, `${varga} ${graha}`);
        }
      }
    });

    test('yogas and doshas only where they hold all day', () => {
      chart.yogas.forEach(({ name, present, reason }, i) => {
        expectHonest(
          present,
          spread(charts, (one) => one.yogas[i]?.present ?? null),
          name,
        );
        expect(reason).toMatch(present === null ? /; the birth time decides\.$/ : /^Needs .+; .+\.$/);
      });
      chart.doshas.forEach(({ name, present, cancelledBy }, i) => {
        expectHonest(
          present,
          spread(charts, (one) => one.doshas[i]?.present ?? null),
          name,
        );
        for (const text of cancelledBy) {
          for (const one of charts) expect(one.doshas[i]?.cancelledBy).toContain(text);
        }
      });
    });

    test('aspects only where they hold all day', () => {
      const texts = (of: ChartData) => of.aspects.map(({ from, to, kind }) => `${from} ${to} ${kind}`);
      const all = charts.map(texts);
      const lasting = all[0]?.filter((text) => all.every((list) => list.includes(text)));
      expect(texts(chart)).toEqual(lasting);
    });

    test("the Moon's star and sign stand at the top, or their candidates do", () => {
      const moon = ofMoon(chart);
      expect([chart.nakshatra, chart.rasi]).toEqual([moon?.nakshatra, moon?.sign]);
      expect(chart.candidates?.nakshatra).toEqual(moon?.candidates?.nakshatra);
      expect(chart.candidates?.rasi).toEqual(moon?.candidates?.sign);
    });
  },
);

describe('the way of a graha through a day', () => {
  const at = (longitudeDegrees: number, speedDegreesPerDay: number) => ({
    longitudeDegrees,
    latitudeDegrees: 0,
    speedDegreesPerDay,
    retrograde: speedDegreesPerDay < 0,
  });

  test('in steps of half a degree at most, both ends included', () => {
    expect(longitudesPassed(at(10, 1.2), at(11.2, 1.2), 1)).toEqual([10, 10.4, 10.8, 11.2]);
    expect(longitudesPassed(at(359.8, 0.4), at(0.2, 0.4), 1)).toEqual([359.8, 0.2]);
    expect(longitudesPassed(at(0.02, -0.05), at(359.97, -0.05), 1)).toEqual([0.02, 359.97]);
  });

  test('over the place where it turns', () => {
    // From 0.04 °/day evenly to −0.04: it gains 0.01° in the first half of the day and loses it in the second.
    expect(longitudesPassed(at(29.995, 0.04), at(29.995, -0.04), 1)).toEqual([29.995, 30.005, 29.995]);
  });
});
