import { describe, expect, test } from '@jest/globals';
import { nextDayEdge, nextSlotEdge, slotStart } from '@/lib/horoscopes/slots';

test.each([
  ['2026-11-21T10:34:56.789Z', '2026-11-21T10:30:00.000Z', '2026-11-21T10:40:00.000Z'],
  ['2026-11-21T10:30:00.000Z', '2026-11-21T10:30:00.000Z', '2026-11-21T10:40:00.000Z'],
  ['2026-11-21T23:59:59.999Z', '2026-11-21T23:50:00.000Z', '2026-11-22T00:00:00.000Z'],
  ['1969-12-31T23:55:00.000Z', '1969-12-31T23:50:00.000Z', '1970-01-01T00:00:00.000Z'],
])('the slot of %s is %s to %s', (instant, start, edge) => {
  expect(slotStart(new Date(instant)).toISOString()).toBe(start);
  expect(nextSlotEdge(new Date(instant)).toISOString()).toBe(edge);
});

// Midnights by the zones' published offsets: Auckland +13 in summer, Honolulu −10, Kolkata +5:30, Chatham +13:45.
describe('nextDayEdge', () => {
  test.each([
    ['Pacific/Auckland', '2026-11-21T10:30:00Z', '2026-11-21T11:00:00.000Z'],
    ['Pacific/Honolulu', '2026-11-21T10:30:00Z', '2026-11-22T10:00:00.000Z'],
    ['Asia/Kolkata', '2026-11-21T18:29:59.999Z', '2026-11-21T18:30:00.000Z'],
    ['Asia/Kolkata', '2026-11-21T18:30:00Z', '2026-11-22T18:30:00.000Z'],
    ['Pacific/Chatham', '2026-11-21T12:00:00Z', '2026-11-22T10:15:00.000Z'],
    ['UTC', '2026-12-31T12:00:00Z', '2027-01-01T00:00:00.000Z'],
  ])('%s after %s', (zone, instant, edge) => {
    expect(nextDayEdge(new Date(instant), zone).toISOString()).toBe(edge);
  });

  test('a day of 23 and one of 25 hours', () => {
    // New York goes to summer time on 8 March 2026 and back on 1 November.
    expect(nextDayEdge(new Date('2026-03-08T05:00:00Z'), 'America/New_York').toISOString()).toBe(
      '2026-03-09T04:00:00.000Z',
    );
    expect(nextDayEdge(new Date('2026-11-01T04:00:00Z'), 'America/New_York').toISOString()).toBe(
      '2026-11-02T05:00:00.000Z',
    );
  });

  test('where the clocks leave midnight out, the day turns as they do', () => {
    // Beirut, 29 March 2026: 00:00 becomes 01:00 at 22:00 UTC.
    expect(nextDayEdge(new Date('2026-03-28T12:00:00Z'), 'Asia/Beirut').toISOString()).toBe(
      '2026-03-28T22:00:00.000Z',
    );
  });

  test('where a whole date was left out, the day turns to the one after it', () => {
    // Apia had no 30 December 2011: the 29th ended at 10:00 UTC on the 30th.
    expect(nextDayEdge(new Date('2011-12-29T20:00:00Z'), 'Pacific/Apia').toISOString()).toBe(
      '2011-12-30T10:00:00.000Z',
    );
  });

  test('an unknown zone throws', () => {
    expect(() => nextDayEdge(new Date(0), 'Nowhere/Else')).toThrow(RangeError);
  });
});
