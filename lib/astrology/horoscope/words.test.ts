import { expect, test } from '@jest/globals';
import {
  countWords,
  istHour,
  listWords,
  lowerFirst,
  ordinalFigure,
  ordinalWord,
  placeFrom,
} from '@/lib/astrology/horoscope/words';

test('ordinals', () => {
  expect([1, 12, 20, 21, 22, 23, 27].map(ordinalWord)).toEqual([
    'first',
    'twelfth',
    'twentieth',
    'twenty-first',
    'twenty-second',
    'twenty-third',
    'twenty-seventh',
  ]);
  expect(() => ordinalWord(0)).toThrow(RangeError);
  expect(() => ordinalWord(30)).toThrow(RangeError);
  expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 24].map(ordinalFigure).join(' ')).toBe(
    '1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 23rd 24th',
  );
});

test('hours are Indian Standard Time, cut to the minute, and say when they are past midnight', () => {
  expect(istHour(new Date('2026-11-21T09:02:59.999Z'), '2026-11-21')).toBe('14:32 IST');
  expect(istHour(new Date('2026-11-21T18:29:59Z'), '2026-11-21')).toBe('23:59 IST');
  expect(istHour(new Date('2026-11-21T18:30:00Z'), '2026-11-21')).toBe('00:00 IST tomorrow');
});

test('lists', () => {
  expect(listWords([])).toBe('');
  expect(listWords([4])).toBe('4');
  expect(listWords([4, 9])).toBe('4 and 9');
  expect(listWords([4, 9, 12])).toBe('4, 9 and 12');
});

test('after a colon a sentence begins small, a proper name does not', () => {
  expect(lowerFirst('The Moon is near.')).toBe('the Moon is near.');
  expect(lowerFirst('Jupiter widens the view.')).toBe('Jupiter widens the view.');
  expect(lowerFirst('Purva Phalguni rests.')).toBe('Purva Phalguni rests.');
});

test('places', () => {
  expect(placeFrom(0, 12)).toBe('twelfth from Aries');
  expect(placeFrom(4, 1)).toBe('in Leo itself');
});

test('words are counted as a reader does', () => {
  expect(countWords('**Good days.** Choose 2, 5 and 9 – or none.')).toBe(9);
  expect(countWords(' - Padas 2–4 (Taurus): self-made\n\nday ')).toBe(5);
  expect(countWords('')).toBe(0);
});
