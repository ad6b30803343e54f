import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { describePlanets } from '@/lib/astrology/horoscope/describe-planets';
import { cosmicInsightsSchema } from '@/lib/cosmic-insights/contract';
import exampleInsights from '@/lib/cosmic-insights/example-insights.json' with { type: 'json' };
import { getCosmicInsights } from '@/lib/cosmic-insights/get-cosmic-insights';
import { getInsightsOfDay } from '@/lib/cosmic-insights/operations';
import { takeCloseFigures } from '@/lib/openapi/take-close-figures';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

const at = (instant: string) => jest.setSystemTime(new Date(instant));

test('at its instant it is the API’s example', () => {
  at('2026-11-21T12:03:00Z');
  expect(takeCloseFigures(getCosmicInsights(), exampleInsights)).toEqual(exampleInsights);
});

test.each([
  [undefined, '2026-11-21'],
  ['Pacific/Auckland', '2026-11-22'],
  ['Pacific/Honolulu', '2026-11-21'],
])('in %s it is %s, with the planets of the running slot', (timezone, date) => {
  at('2026-11-21T12:03:00Z');
  const answer = getCosmicInsights(timezone);
  expect(cosmicInsightsSchema.safeParse(answer).error).toBeUndefined();
  expect(answer.date).toBe(date);
  expect(answer.positionsAt).toBe('2026-11-21T12:00:00.000Z');
  expect(answer.planetaryData).toBe(describePlanets(new Date('2026-11-21T12:00:00Z')));
});

test('the texts turn with the date, the planets with the slot', () => {
  at('2026-11-21T18:29:59Z');
  const evening = getCosmicInsights();
  at('2026-11-21T18:30:00Z');
  const midnight = getCosmicInsights();
  expect(midnight.date).toBe('2026-11-22');
  for (const key of ['invitation', 'todaysEnergy', 'generalGuidance', 'planetaryHighlight'] as const)
    expect(midnight.insights[key]).not.toBe(evening.insights[key]);
  at('2026-11-21T18:40:00Z');
  expect(getCosmicInsights().insights).toEqual(midnight.insights);
  expect(getCosmicInsights().positionsAt).not.toBe(midnight.positionsAt);
});

describe('shared caches keep it', () => {
  test.each([
    ['2026-11-21T12:03:00Z', undefined, 420],
    // Midnight in Kathmandu is at 18:15 UTC.
    ['2026-11-21T18:13:00Z', 'Asia/Kathmandu', 120],
    ['2026-11-21T18:13:00Z', undefined, 420],
  ])('at %s in %s for %d s', (instant, timezone, seconds) => {
    at(instant);
    expect(getInsightsOfDay.publicForSeconds({ timezone })).toBe(seconds);
  });
});
