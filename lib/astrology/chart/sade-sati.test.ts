import { describe, expect, test } from '@jest/globals';
import { sadeSatiOf } from '@/lib/astrology/chart/sade-sati';
import { SATURN_ENTRIES } from '@/lib/astrology/chart/saturn-entries-table';
import { SIGNS, type SignName, signIndexOf } from '@/lib/astrology/signs';
import { siderealLongitude } from '@/lib/astrology/sky/positions';

const DAY_MS = 86_400_000;
const sign = (name: SignName) => SIGNS.indexOf(name);
const saturnSignAt = (ms: number) => signIndexOf(siderealLongitude('Saturn', new Date(ms)));

describe("Saturn's entries", () => {
  // Ten minutes of room: near a station the last arcseconds of the sky move an entry over midnight.
  const ROOM_MS = 600_000;

  test('on each day of the table Saturn enters that sign from the one before', () => {
    const wrong = SATURN_ENTRIES.slice(1).filter(([date, signIndex], i) => {
      const midnight = Date.parse(date);
      const before = saturnSignAt(midnight - ROOM_MS);
      return before !== SATURN_ENTRIES[i]?.[1] || saturnSignAt(midnight + DAY_MS + ROOM_MS) !== signIndex;
    });
    expect(wrong).toEqual([]);
    expect(SATURN_ENTRIES.length).toBeGreaterThan(300);
  });

  test('between them it stays', () => {
    const strays: string[] = [];
    SATURN_ENTRIES.slice(1, -1).forEach(([date, signIndex], i) => {
      const until = Date.parse(SATURN_ENTRIES[i + 2]?.[0] ?? '') - DAY_MS;
      for (let ms = Date.parse(date) + 2 * DAY_MS; ms < until; ms += 40 * DAY_MS) {
        if (saturnSignAt(ms) !== signIndex) strays.push(new Date(ms).toISOString());
      }
    });
    expect(strays).toEqual([]);
  });

  // As Indian newspapers printed them (Hindustan Times, Jansatta, 2022), and the first of tests/reference/sky/ingresses.json.
  test.each([
    ['1998-04-17', 'Aries'],
    ['2020-01-24', 'Capricorn'],
    ['2022-04-29', 'Aquarius'],
    ['2022-07-12', 'Capricorn'],
    ['2023-01-17', 'Aquarius'],
    ['2025-03-29', 'Pisces'],
  ] as const)('%s: %s', (date, name) => {
    expect(SATURN_ENTRIES).toContainEqual([date, sign(name)]);
  });
});

describe('Sade Sati', () => {
  const asOf = (date: string) => new Date(`${date}T12:00:00Z`);

  test('its phases in order, a sign twice where Saturn steps back', () => {
    const { present, phases, saturnSignIndex } = sadeSatiOf(sign('Aquarius'), null, asOf('2024-06-01'));
    expect({ present, saturnSignIndex }).toEqual({ present: true, saturnSignIndex: sign('Aquarius') });
    expect(phases.slice(0, 5)).toEqual([
      { phase: 'rising', sign: 'Capricorn', start: '2020-01-24', end: '2022-04-29' },
      { phase: 'peak', sign: 'Aquarius', start: '2022-04-29', end: '2022-07-12' },
      { phase: 'rising', sign: 'Capricorn', start: '2022-07-12', end: '2023-01-17' },
      { phase: 'peak', sign: 'Aquarius', start: '2023-01-17', end: '2025-03-29' },
      { phase: 'setting', sign: 'Pisces', start: '2025-03-29', end: expect.any(String) },
    ]);
  });

  test('begins on the day of entry and ends on the day of leaving', () => {
    const present = (moon: SignName, date: string) => sadeSatiOf(sign(moon), null, asOf(date)).present;
    expect([present('Aries', '2025-03-28'), present('Aries', '2025-03-29')]).toEqual([false, true]);
    expect(sadeSatiOf(0, null, asOf('2025-03-28')).saturnSignIndex).toBe(sign('Aquarius'));
    expect(sadeSatiOf(0, null, asOf('2025-03-29')).saturnSignIndex).toBe(sign('Pisces'));
    expect([present('Capricorn', '2025-03-28'), present('Capricorn', '2025-03-29')]).toEqual([true, false]);
  });

  test('while Saturn steps back over the edge it rests, and stays the same Sade Sati', () => {
    // Moon in Pisces: Saturn entered Aquarius on 29 April 2022, stepped back in July, returned in January.
    const resting = sadeSatiOf(sign('Pisces'), null, asOf('2022-10-01'));
    expect(resting.present).toBe(false);
    expect(resting.phases[0]).toMatchObject({ phase: 'rising', start: '2022-04-29', end: '2022-07-12' });
    expect(resting.phases[1]).toMatchObject({ phase: 'rising', start: '2023-01-17' });
  });

  test('softened by its own or exaltation sign, and for Taurus or Libra rising', () => {
    const cancelledBy = (moon: SignName, rising: SignName | null, date: string) =>
      sadeSatiOf(sign(moon), rising && sign(rising), asOf(date)).cancelledBy;
    expect(cancelledBy('Aquarius', null, '2024-06-01')).toEqual([
      'Saturn passes through its own sign Aquarius',
    ]);
    expect(cancelledBy('Libra', 'Taurus', '2013-01-01')).toEqual([
      'Saturn passes through Libra, where it is exalted',
      'Saturn rules a kendra and a trikona for Taurus rising',
    ]);
    expect(cancelledBy('Aquarius', 'Aries', '2026-01-01')).toEqual([]);
    expect(cancelledBy('Gemini', 'Libra', '2024-06-01')).toEqual([]);
  });

  test('for every Moon sign and year of 1800-2099 there is one, of six to nine years', () => {
    for (let year = 1800; year < 2100; year += 3) {
      for (let moon = 0; moon < 12; moon += 1) {
        const { phases } = sadeSatiOf(moon, null, asOf(`${year}-05-05`));
        const years =
          (Date.parse(phases.at(-1)?.end ?? '') - Date.parse(phases[0]?.start ?? '')) / DAY_MS / 365.25;
        expect(years).toBeGreaterThan(6);
        expect(years).toBeLessThan(9);
        expect((phases.at(-1)?.end ?? '') > `${year}-05-05`).toBe(true);
      }
    }
  });

  test('outside the table it says so', () => {
    expect(() => sadeSatiOf(0, null, asOf('1700-01-01'))).toThrow(RangeError);
    expect(() => sadeSatiOf(0, null, asOf('2150-01-01'))).toThrow(RangeError);
  });
});
