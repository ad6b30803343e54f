import { describe, expect, test } from '@jest/globals';
import { birthTimeWarnings } from '@/lib/astrology/chart/birth-time-warnings';
import { signIndexOf } from '@/lib/astrology/signs';
import { chartAngles } from '@/lib/astrology/sky/chart-angles';
import { siderealPositions } from '@/lib/astrology/sky/positions';

const PLACE = { latitudeDegrees: 13.0827, longitudeDegrees: 80.2707 };
const NOON = Date.parse('2020-01-01T06:30:00Z');
const MINUTE_MS = 60_000;

const warningsAt = (ms: number) =>
  birthTimeWarnings(new Date(ms), PLACE, siderealPositions(new Date(ms)).Moon);
const risingAt = (ms: number) => signIndexOf(chartAngles(new Date(ms), PLACE).lagnaDegrees);

/** First second after `from` at which a value differs from that of a second before. */
function firstChange(from: number, read: (ms: number) => unknown): number {
  let ms = from;
  while (read(ms) === read(ms - 1000)) ms += 1000;
  return ms;
}

describe('what a minute of birth time would change', () => {
  test('usually nothing', () => {
    expect(warningsAt(NOON)).toEqual([]);
  });

  test('the ascendant near the edge of a sign, said on both sides of it', () => {
    const change = firstChange(NOON, risingAt);
    expect(warningsAt(change)).toEqual([
      'Born a minute earlier, the ascendant would be Pisces instead of Aries.',
    ]);
    expect(warningsAt(change - 1000)).toEqual([
      'Born a minute later, the ascendant would be Aries instead of Pisces.',
    ]);
    expect(warningsAt(change - 70_000)).toEqual([]);
    expect(warningsAt(change + 70_000)).toEqual([]);
  });

  test("the Moon's sign, star and pada near theirs", () => {
    // By Swiss Ephemeris the Moon entered Purva Phalguni on 1 January 2024 at 03:06:16 UTC.
    const entry = Date.parse('2024-01-01T03:06:16Z');
    const after = warningsAt(entry + 30_000);
    expect(after).toContain(
      "Born a minute earlier, the Moon's star would be Magha instead of Purva Phalguni.",
    );
    expect(after).toContain("Born a minute earlier, the Moon's pada would be 4 instead of 1.");
    expect(warningsAt(entry - 30_000)).toContain(
      "Born a minute later, the Moon's star would be Purva Phalguni instead of Magha.",
    );
    const moonSign = (ms: number) => signIndexOf(siderealPositions(new Date(ms)).Moon.longitudeDegrees);
    // It leaves Leo on the next day.
    let low = Date.parse('2024-01-02T00:00:00Z');
    let high = low + 86_400_000;
    while (high - low > 1000) {
      const middle = (low + high) / 2;
      if (moonSign(middle) === 4) low = middle;
      else high = middle;
    }
    expect(warningsAt(low - MINUTE_MS / 2)).toContain(
      "Born a minute later, the Moon's sign would be Virgo instead of Leo.",
    );
  });
});
