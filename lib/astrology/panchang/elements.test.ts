import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import {
  type ElementKind,
  elementEnd,
  elementIndexAt,
  elementSpans,
} from '@/lib/astrology/panchang/elements';
import { pakshaOf, varaOf } from '@/lib/astrology/panchang/names';

type SunriseElement = { index: number; name: string; endUtc: string; paksha?: string };
type SunriseCase = { place: string; date: string; weekday: number; sunriseUtc: string } & Record<
  'tithi' | 'nakshatra' | 'yoga' | 'karana',
  SunriseElement
>;

const file = resolve(import.meta.dirname, '../../../tests/reference/sky/sunrise-elements.json');
const { cases } = JSON.parse(readFileSync(file, 'utf8')) as { cases: SunriseCase[] };

const DAY_MS = 86_400_000;
const KINDS = ['tithi', 'nakshatra', 'yoga', 'karana'] as const;
/** 0.3″ of the Moon is 0.6 s of a tithi's end. */
const WORST_SECONDS = 0.8;
const MEAN_SECONDS = 0.25;

describe.each(KINDS)('%s at sunrise against Swiss Ephemeris, 120 days', (kind) => {
  test('index, name and end', () => {
    expect(cases).toHaveLength(120);
    const offSeconds = cases.map((expected) => {
      const sunrise = new Date(expected.sunriseUtc);
      const [first] = elementSpans(kind, sunrise, new Date(sunrise.getTime() + DAY_MS));
      expect(first).toMatchObject({ index: expected[kind].index, name: expected[kind].name });
      expect(elementIndexAt(kind, sunrise)).toBe(expected[kind].index);
      expect(elementEnd(kind, sunrise)).toEqual(first?.end);
      return Math.abs((first?.end.getTime() ?? Number.NaN) - Date.parse(expected[kind].endUtc)) / 1000;
    });
    expect(Math.max(...offSeconds)).toBeLessThan(WORST_SECONDS);
    expect(offSeconds.reduce((sum, one) => sum + one, 0) / offSeconds.length).toBeLessThan(MEAN_SECONDS);
  });
});

test('paksha and weekday against the same days', () => {
  for (const expected of cases) {
    expect(pakshaOf(expected.tithi.index)).toBe(expected.tithi.paksha);
    expect(varaOf(expected.date).index).toBe(expected.weekday);
  }
  expect(varaOf('2026-11-21')).toEqual({ index: 6, name: 'Shanivara', lord: 'Saturn' });
  expect(() => varaOf('yesterday')).toThrow(RangeError);
});

describe('elementSpans', () => {
  const from = new Date('2026-11-01T00:00:00Z');
  const until = new Date('2026-12-02T00:00:00Z');
  const circles: [ElementKind, number][] = [
    ['tithi', 30],
    ['karana', 60],
    ['nakshatra', 27],
    ['moonSign', 12],
    ['yoga', 27],
  ];

  test.each(circles)('%s: a month without gap or skip, round the circle of %i', (kind, count) => {
    const spans = elementSpans(kind, from, until);
    expect(spans.length).toBeGreaterThan(count);
    expect(spans[0]?.start.getTime()).toBeLessThanOrEqual(from.getTime());
    expect(spans.at(-1)?.start.getTime()).toBeLessThan(until.getTime());
    expect(spans.at(-1)?.end.getTime()).toBeGreaterThanOrEqual(until.getTime());
    for (const [i, span] of spans.entries()) {
      const middle = new Date((span.start.getTime() + span.end.getTime()) / 2);
      expect(elementIndexAt(kind, span.start)).toBe(span.index);
      expect(elementIndexAt(kind, middle)).toBe(span.index);
      const next = spans[i + 1];
      if (next) {
        expect(next.start).toEqual(span.end);
        expect(next.index).toBe((span.index % count) + 1);
      }
    }
  });
});
