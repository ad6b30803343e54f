import { describe, expect, test } from '@jest/globals';
import {
  type ElementKind,
  elementEnd,
  elementIndexAt,
  elementSpans,
} from '@/lib/astrology/panchang/elements';
import { pakshaOf, varaOf } from '@/lib/astrology/panchang/names';
import {
  dayCases,
  ELEMENT_KINDS,
  ELEMENT_PROMISE,
  elementAtSunrise,
} from '../../../tests/accuracy/day-elements';
import { spread } from '../../../tests/accuracy/figure';

const cases = dayCases();

describe.each(ELEMENT_KINDS)('%s at sunrise against Swiss Ephemeris, 120 days', (kind) => {
  test('index, name and end', () => {
    const found = cases.map((expected) => elementAtSunrise(kind, expected));
    for (const [i, { first, same }] of found.entries()) {
      const sunrise = new Date(cases[i]?.sunriseUtc ?? '');
      expect(same).toBe(true);
      expect(elementIndexAt(kind, sunrise)).toBe(first?.index);
      expect(elementEnd(kind, sunrise)).toEqual(first?.end);
    }
    const { cases: count, mean, worst } = spread(found.map(({ secondsApart }) => secondsApart));
    expect(count).toBe(120);
    expect(worst).toBeLessThan(ELEMENT_PROMISE.worst);
    expect(mean).toBeLessThan(ELEMENT_PROMISE.mean);
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
