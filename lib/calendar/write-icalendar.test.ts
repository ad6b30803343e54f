import { describe, expect, test } from '@jest/globals';
import ICAL from 'ical.js';
import {
  type Calendar,
  escapeText,
  foldLine,
  utcStamp,
  writeICalendar,
} from '@/lib/calendar/write-icalendar';

const CALENDAR: Calendar = {
  name: 'Stars; all, of \\ them',
  description: 'Two\nlines',
  url: 'https://chandra.example/#nakshatra-Rohini',
  revision: { sequence: 3, at: new Date('2026-01-02T03:04:05.600Z') },
  events: [
    {
      uid: 'a.b.2026-11-21@chandra',
      start: new Date('2026-11-21T01:20:07.499Z'),
      end: new Date('2026-11-22T00:09:59.500Z'),
      summary: 'रोहिणी, चन्द्र; '.repeat(12),
      description: 'a\\b\r\nc',
      category: 'Good, or not',
    },
  ],
};

test('what is written is read again as it was', () => {
  const calendar = new ICAL.Component(ICAL.parse(writeICalendar(CALENDAR)));
  // The parser knows no NAME and leaves it as it stands.
  expect(calendar.getFirstPropertyValue('name')).toBe('Stars\\; all\\, of \\\\ them');
  expect(calendar.getFirstPropertyValue('description')).toBe(CALENDAR.description);
  expect(calendar.getFirstPropertyValue('x-published-ttl')).toBe('P1D');
  expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('P1D');
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) throw new Error('no event');
  const event = new ICAL.Event(component);
  expect(event.summary).toBe(CALENDAR.events[0]?.summary);
  expect(event.description).toBe('a\\b\nc');
  expect(event.sequence).toBe(3);
  expect(component.getFirstPropertyValue('categories')).toBe('Good, or not');
  expect(event.startDate.toString()).toBe('2026-11-21T01:20:07Z');
  expect(event.endDate.toString()).toBe('2026-11-22T00:10:00Z');
  expect(String(component.getFirstPropertyValue('dtstamp'))).toBe('2026-01-02T03:04:06Z');
});

describe('lines', () => {
  test('hold 75 octets at most and break between characters', () => {
    for (const line of [`SUMMARY:${'क्ष'.repeat(60)}`, `SUMMARY:${'𝄞'.repeat(60)}`, 'x'.repeat(300)]) {
      const parts = foldLine(line).split('\r\n');
      for (const part of parts) {
        expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75);
        expect(part).not.toContain('\ufffd');
      }
      for (const part of parts.slice(1)) expect(part.startsWith(' ')).toBe(true);
      expect(parts.map((part, i) => (i === 0 ? part : part.slice(1))).join('')).toBe(line);
    }
  });

  test('of 75 octets stay whole, of 76 are broken once', () => {
    expect(foldLine('y'.repeat(75))).toBe('y'.repeat(75));
    expect(foldLine('y'.repeat(76))).toBe(`${'y'.repeat(75)}\r\n y`);
  });

  test('all end with CRLF', () => {
    const text = writeICalendar(CALENDAR);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });
});

test.each([
  ['a;b,c\\d', 'a\\;b\\,c\\\\d'],
  ['a\r\nb\rc\nd', 'a\\nb\\nc\\nd'],
  ['a\u0000\u0007b\u007f\tc', 'ab\tc'],
  ['12:30 “so”', '12:30 “so”'],
])('%j is escaped as %j', (text, escaped) => {
  expect(escapeText(text)).toBe(escaped);
});

test('an instant that is none is refused', () => {
  expect(() => utcStamp(new Date(Number.NaN))).toThrow(RangeError);
});
