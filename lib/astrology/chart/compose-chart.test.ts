import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { composeChart } from '@/lib/astrology/chart/compose-chart';
import { VARGA_NAMES } from '@/lib/astrology/chart/vargas';
import { vimshottari } from '@/lib/astrology/dasha';
import { GRAHAS, type Graha } from '@/lib/astrology/grahas';
import { SIGNS, type SignName } from '@/lib/astrology/signs';

const AS_OF = new Date('2026-11-21T00:00:00Z');
const CHENNAI = { latitudeDegrees: 13.0827, longitudeDegrees: 80.2707 };

/** The case that the product's own verification pages show: five in Sagittarius, house 10. */
describe('Chennai, 1 January 2020, 12:00 IST', () => {
  const BIRTH = new Date('2020-01-01T06:30:00Z');
  const chart = composeChart(BIRTH, CHENNAI, AS_OF);
  const of = (graha: Graha) => chart.positions.find(({ planet }) => planet === graha);

  test('Pisces rises', () => {
    expect(chart.ascendant).toMatchObject({ sign: 'Pisces' });
    expect(chart.houses?.[0]).toMatchObject({ house: 1, sign: 'Pisces', lord: 'Jupiter' });
  });

  test('Sun, Mercury, Jupiter, Saturn and Ketu in Sagittarius, house 10', () => {
    expect(chart.houses?.[9]).toMatchObject({
      house: 10,
      sign: 'Sagittarius',
      grahas: ['Sun', 'Mercury', 'Jupiter', 'Saturn', 'Ketu'],
    });
    for (const graha of ['Sun', 'Mercury', 'Jupiter', 'Saturn', 'Ketu'] as const) {
      expect(of(graha)).toMatchObject({ sign: 'Sagittarius', house: 10 });
      expect(chart.planets[0][graha]).toMatchObject({
        PlanetRasiD1Sign: { Name: 'Sagittarius' },
        HousePlanetOccupiesBasedOnLongitudes: '10',
      });
    }
  });

  test('the Moon in Aquarius', () => {
    expect(chart).toMatchObject({ rasi: 'Aquarius', nakshatra: 'Purva Bhadrapada' });
    expect(of('Moon')).toMatchObject({ sign: 'Aquarius', house: 12 });
  });

  test('the form that the drawings read', () => {
    expect(chart.planets).toHaveLength(1);
    expect(Object.keys(chart.planets[0])).toEqual([...GRAHAS]);
    const sun = chart.planets[0].Sun;
    expect(Object.keys(sun).sort()).toEqual([
      'HousePlanetOccupiesBasedOnLongitudes',
      'Nakshatra',
      'PlanetConstellation',
      'PlanetNirayanaLongitude',
      'PlanetRasiD1Sign',
    ]);
    expect(sun).toMatchObject({ Nakshatra: 'Purva Ashadha', PlanetConstellation: 'Purva Ashadha - 1' });
    expect(String(sun.PlanetNirayanaLongitude)).toMatch(/^256\.\d{1,6}$/);
    expect(sun.PlanetNirayanaLongitude).toBe(of('Sun')?.longitude);
  });

  test('every field that the contract names', () => {
    for (const point of [chart.ascendant, chart.midheaven]) {
      expect(Object.keys(point ?? {}).sort()).toEqual(['degree', 'longitude', 'nakshatra', 'pada', 'sign']);
    }
    expect(chart.positions.map(({ planet }) => planet)).toEqual([...GRAHAS]);
    for (const position of chart.positions) {
      expect(Object.keys(position).join(' ')).toBe(
        'planet longitude latitude sign degree house nakshatra pada speed retrograde combust dignity',
      );
    }
    expect(Object.keys(chart.vargas)).toEqual([...VARGA_NAMES]);
    expect(Object.keys(chart.vargas.D9)).toEqual([...GRAHAS, 'Ascendant']);
    expect(Object.keys(chart.aspects[0] ?? {})).toEqual(['from', 'to', 'kind']);
    expect(chart.dasha).toMatchObject({ system: 'vimshottari', yearDays: 365.25 });
    expect(chart.dasha?.periods).toHaveLength(9);
    expect(chart.dasha).toEqual(vimshottari(of('Moon')?.longitude ?? 0, BIRTH));
    expect(chart.dasha?.periods[0]?.lord).toBe('Jupiter');
    expect(Object.keys(chart.dasha?.periods[0] ?? {})).toEqual(['lord', 'start', 'end', 'periods']);
    for (const yoga of chart.yogas) expect(Object.keys(yoga)).toEqual(['name', 'present', 'reason']);
    for (const dosha of chart.doshas) {
      expect(dosha).toMatchObject({ name: expect.any(String), present: expect.any(Boolean) });
      expect(Array.isArray(dosha.cancelledBy)).toBe(true);
    }
    expect(JSON.parse(JSON.stringify(chart))).toEqual(chart);
  });

  test('dignity, combustion and retrogression', () => {
    expect(of('Jupiter')).toMatchObject({ dignity: 'own', combust: true, retrograde: false });
    expect(of('Mars')).toMatchObject({ sign: 'Scorpio', dignity: 'own', combust: false });
    expect(of('Rahu')).toMatchObject({ sign: 'Gemini', dignity: null, combust: false, retrograde: true });
    expect(of('Ketu')?.retrograde).toBe(true);
  });

  test('yogas and doshas', () => {
    const yoga = (name: string) => chart.yogas.find((one) => one.name === name);
    expect(yoga('Budha Aditya')).toEqual({
      name: 'Budha Aditya',
      present: true,
      reason: 'Needs the Sun and Mercury in one sign; both are in Sagittarius.',
    });
    expect(yoga('Gaja Kesari')).toEqual({
      name: 'Gaja Kesari',
      present: false,
      reason: 'Needs Jupiter in house 1, 4, 7 or 10 from the Moon; Jupiter is in house 11 from the Moon.',
    });
    expect(yoga('Hamsa')?.present).toBe(true);
    expect(chart.doshas.map(({ name, present }) => `${name}: ${present}`)).toEqual([
      'Manglik: false',
      'Manglik from the Moon: false',
      'Manglik from Venus: false',
      'Kala Sarpa: false',
      'Sade Sati: true',
    ]);
  });
});

interface DivisionalCharts {
  birth: { local: string; utcOffset: string; lat: number; lon: number };
  verifiedWithParasharaRulesSignsEqualOf10: Record<string, number>;
  charts: { division: number; positions: { body: string; sign: SignName; degInSign: number }[] }[];
}

describe('Chennai, 7 December 1996, 10:34 IST, from the sky itself', () => {
  const file = resolve(import.meta.dirname, '../../../tests/reference/chart/divisional-charts.json');
  const reference = JSON.parse(readFileSync(file, 'utf8')) as DivisionalCharts;
  const { birth } = reference;
  const place = { latitudeDegrees: birth.lat, longitudeDegrees: birth.lon };
  const chart = composeChart(new Date(birth.local + birth.utcOffset), place, AS_OF);
  const comparable = reference.charts.filter(
    ({ division }) => reference.verifiedWithParasharaRulesSignsEqualOf10[division] === 10,
  );

  test.each(comparable)('D$division', ({ division, positions }) => {
    const signs: Record<string, SignName | null> = chart.vargas[`D${division}` as keyof typeof chart.vargas];
    expect(positions).toHaveLength(10);
    for (const { body, sign } of positions) expect([body, signs[body]]).toEqual([body, sign]);
  });

  test('degrees of the rasi chart', () => {
    for (const { body, sign, degInSign } of comparable[0]?.positions ?? []) {
      const found =
        body === 'Ascendant' ? chart.ascendant : chart.positions.find(({ planet }) => planet === body);
      expect(found?.sign).toBe(sign);
      expect(Math.abs((found?.degree ?? Number.NaN) - degInSign)).toBeLessThan(0.02);
      expect(found?.longitude).toBeCloseTo(SIGNS.indexOf(sign) * 30 + (found?.degree ?? 0), 5);
    }
  });
});
