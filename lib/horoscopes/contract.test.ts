import { describe, expect, test } from '@jest/globals';
import type { z } from 'zod';
import { composeHoroscopeDay } from '@/lib/astrology/horoscope/compose-day';
import { type HoroscopeAnswer, horoscopeAnswer, horoscopeQuery } from '@/lib/horoscopes/contract';

describe('the query', () => {
  test.each([
    {},
    { date: '1900-01-01' },
    { date: '2099-12-31' },
    { date: '2026-11-21', timezone: 'Pacific/Apia' },
    { timezone: '+05:45' },
    { timezone: '-15:56' },
  ])('%j is good', (query) => {
    expect(horoscopeQuery.safeParse(query).success).toBe(true);
  });
  test('an offset whose plus was read as a blank is that offset, and no other blank is', () => {
    expect(horoscopeQuery.parse({ timezone: ' 05:45' })).toEqual({ timezone: '+05:45' });
    for (const timezone of [' Asia/Kolkata', '  05:45', '05:45', ' 16:00'])
      expect(horoscopeQuery.safeParse({ timezone }).success).toBe(false);
  });
  test.each([
    { date: '1899-12-31' },
    { date: '2100-01-01' },
    { date: '2026-02-30' },
    { date: 'today' },
    { date: '' },
    { timezone: 'Asia/Atlantis' },
    { timezone: '' },
  ])('%j is refused, with the field named', (query) => {
    const result = horoscopeQuery.safeParse(query);
    expect(result.error?.issues[0]?.path).toEqual(Object.keys(query));
  });
});

test('a composed day is an answer by its schema, and the schema says what the type says', () => {
  const answer: HoroscopeAnswer = {
    ...composeHoroscopeDay('2026-11-21'),
    currentPlanets: 'Sun in Scorpio 4°',
  };
  const parsed: z.infer<typeof horoscopeAnswer> = horoscopeAnswer.parse(answer);
  expect(parsed).toEqual(answer);
  expect(Object.keys(parsed.nakshatras)).toHaveLength(27);
});

test('an answer without one of the stars is refused', () => {
  const { Revati: _, ...others } = composeHoroscopeDay('2026-11-21').nakshatras;
  const answer = { date: '2026-11-21', month: 'November 2026', currentPlanets: '', nakshatras: others };
  expect(horoscopeAnswer.safeParse(answer).success).toBe(false);
});
