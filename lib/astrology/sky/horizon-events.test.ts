import { describe, expect, test } from '@jest/globals';
import { Body, Observer, SearchRiseSet } from 'astronomy-engine';
import { type HorizonEvent, horizonEvents } from '@/lib/astrology/sky/horizon-events';
import { astroTime } from '@/lib/astrology/sky/time';

const DAY_MS = 86_400_000;
const DIRECTIONS = { rise: 1, set: -1 } as const;

/** The same events by the library's own slower search. */
function libraryEvents(body: 'Sun' | 'Moon', latitude: number, longitude: number, from: Date, until: Date) {
  const observer = new Observer(latitude, longitude, 0);
  const all = Object.entries(DIRECTIONS).flatMap(([kind, direction]) => {
    const found: HorizonEvent[] = [];
    let start = from;
    while (start < until) {
      const limitDays = (until.getTime() - start.getTime()) / DAY_MS;
      const event = SearchRiseSet(Body[body], observer, direction, astroTime(start), limitDays);
      if (!event) break;
      found.push({ instant: event.date, kind: kind as HorizonEvent['kind'] });
      start = new Date(event.date.getTime() + 60_000);
    }
    return found;
  });
  return all.sort((a, b) => a.instant.getTime() - b.instant.getTime());
}

describe.each(['Sun', 'Moon'] as const)('%s', (body) => {
  test('the same events as the library finds, from pole to pole, 1800-2099', () => {
    let count = 0;
    for (let i = 0; i < 250; i += 1) {
      const latitudeDegrees = ((i * 37) % 179) - 89;
      const longitudeDegrees = ((i * 71) % 360) - 180;
      const from = new Date(Date.UTC(1800, 0, 1) + i * 437.7 * DAY_MS);
      const until = new Date(from.getTime() + 2.5 * DAY_MS);
      const events = horizonEvents(body, { latitudeDegrees, longitudeDegrees }, from, until);
      const expected = libraryEvents(body, latitudeDegrees, longitudeDegrees, from, until);
      expect(events.map(({ kind }) => kind)).toEqual(expected.map(({ kind }) => kind));
      for (const [k, event] of events.entries()) {
        const seconds = Math.abs(event.instant.getTime() - (expected[k]?.instant.getTime() ?? 0)) / 1000;
        // The library stops 0.1 s from the horizon; near the pole the Sun climbs so slowly that this grows.
        expect(seconds).toBeLessThan(0.6);
      }
      count += events.length;
    }
    expect(count).toBeGreaterThan(900);
  });
});

describe('a body that barely shows', () => {
  const MINUTE_MS = 60_000;

  // Tromsø: the Sun's first and last minutes about the polar night.
  test.each(['2025-01-13', '2025-01-14', '2025-01-15', '2025-01-16'])('%s', (date) => {
    const place = { latitudeDegrees: 69.6496, longitudeDegrees: 18.956 };
    const from = new Date(`${date}T00:00:00+01:00`);
    const events = horizonEvents('Sun', place, from, new Date(from.getTime() + DAY_MS));
    const expected = libraryEvents('Sun', 69.6496, 18.956, from, new Date(from.getTime() + DAY_MS));
    expect(events.map(({ kind }) => kind)).toEqual(expected.map(({ kind }) => kind));
  });

  test('shorter than the steps of the search', () => {
    // Sought by latitude: each tenth of a minute of arc shows the winter Sun a little less, down to nothing.
    const from = new Date('2024-12-21T00:00:00Z');
    const until = new Date('2024-12-22T00:00:00Z');
    const lengths: number[] = [];
    for (let i = 0; i <= 60; i += 1) {
      const place = { latitudeDegrees: 67.3 + i / 100, longitudeDegrees: 5 };
      const [rise, set, more] = horizonEvents('Sun', place, from, until);
      expect(more).toBeUndefined();
      lengths.push(rise && set ? (set.instant.getTime() - rise.instant.getTime()) / MINUTE_MS : 0);
    }
    expect(lengths).toEqual([...lengths].sort((a, b) => b - a));
    expect(lengths.at(-1)).toBe(0);
    expect(lengths.filter((length) => length > 0 && length < 40).length).toBeGreaterThan(3);
  });
});
