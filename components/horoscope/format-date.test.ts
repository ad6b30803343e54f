import { describe, expect, it } from '@jest/globals';
import { hourInWords, longDate, zoneInWords } from '@/components/horoscope/format-date';

describe('dates in words', () => {
  it('names the weekday and keeps day, month and year together', () => {
    expect(longDate('2026-11-21')).toBe('Saturday, 21\u00a0November\u00a02026');
    expect(longDate('2000-02-29')).toBe('Tuesday, 29\u00a0February\u00a02000');
  });

  it.each([
    ['Asia/Kolkata', 'Sunday 00:15, India time'],
    ['Asia/Calcutta', 'Sunday 00:15, India time'],
    ['Pacific/Auckland', 'Sunday 07:45, Auckland time'],
    ['America/Argentina/Buenos_Aires', 'Saturday 15:45, Buenos Aires time'],
    ['UTC', 'Saturday 18:45, UTC'],
  ])('reads an instant on the clocks of %s', (timezone, words) => {
    expect(hourInWords(new Date('2026-11-21T18:45:00Z'), timezone)).toBe(words);
  });

  it('calls a zone by its city', () => {
    expect(zoneInWords('America/New_York')).toBe('New York time');
    expect(zoneInWords('Etc/UTC')).toBe('UTC');
  });
});
