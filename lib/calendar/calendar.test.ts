/** The calendars of all 27 stars, read back by a parser of others and held to printed almanacs and to the longitudes. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import ICAL from 'ical.js';
import { NAKSHATRA_NAMES } from '@/lib/astrology/nakshatras';
import { ordinalWord } from '@/lib/astrology/ordinals';
import { siderealLongitude } from '@/lib/astrology/sky';
import { findStarEvents } from '@/lib/calendar/find-star-events';
import { calendarKeepsSeconds, getStarCalendar } from '@/lib/calendar/get-calendar';

const DAY_MS = 86_400_000;
const NOW = '2026-11-21T12:00:00Z';
const SIGNS =
  'Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Sagittarius Capricorn Aquarius Pisces'.split(' ');
/** Tara by name, and whether the tradition holds it for good. */
const TARAS: [string, boolean | undefined][] = [
  ['Janma', undefined],
  ['Sampat', true],
  ['Vipat', false],
  ['Kshema', true],
  ['Pratyari', false],
  ['Sadhaka', true],
  ['Naidhana', false],
  ['Mitra', true],
  ['Parama Mitra', true],
];

interface Event {
  uid: string;
  start: number;
  end: number;
  summary: string;
  description: string;
  category: string;
}

/** @throws for text that is no iCalendar: the parser is strict by default */
function readCalendar(text: string): Event[] {
  expect(ICAL.design.strict).toBe(true);
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    expect(event.startDate.zone).toBe(ICAL.Timezone.utcTimezone);
    return {
      uid: event.uid,
      start: event.startDate.toJSDate().getTime(),
      end: event.endDate.toJSDate().getTime(),
      summary: event.summary,
      description: event.description,
      category: String(component.getFirstPropertyValue('categories')),
    };
  });
}

const moonAt = (ms: number) => siderealLongitude('Moon', new Date(ms));
const starAt = (ms: number) => Math.floor(moonAt(ms) / (360 / 27));
const signAt = (ms: number) => Math.floor(moonAt(ms) / 30);

beforeEach(() => {
  jest.useFakeTimers();
  jest.setSystemTime(new Date(NOW));
});

afterEach(() => {
  jest.useRealTimers();
});

describe.each(NAKSHATRA_NAMES.map((star, index) => ({ star, index })))(
  'the calendar of $star',
  ({ star, index }) => {
    test('is valid, and covers 90 days without a gap', () => {
      const text = getStarCalendar(star);
      for (const line of text.slice(0, -2).split('\r\n')) {
        expect(line).not.toMatch(/[\r\n]/);
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      }
      const events = readCalendar(text);
      expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
      const stars = events.filter(({ category }) => category !== 'Chandrashtama');
      expect(stars[0]?.start).toBeLessThanOrEqual(Date.parse('2026-11-20T18:30:00Z'));
      expect(stars.at(-1)?.end).toBeGreaterThanOrEqual(Date.parse('2026-11-20T18:30:00Z') + 90 * DAY_MS);
      for (const [i, each] of stars.slice(1).entries()) expect(each.start).toBe(stars[i]?.end);
      for (const { summary, description } of events) {
        expect(summary).toMatch(/^[A-Z][^{}]*[a-z]$/);
        expect(description).toMatch(/^[A-Z][^{}]*\.$/);
      }
    });

    test('tells the star, the tara and chandrashtama as the Moon has them', () => {
      const events = readCalendar(getStarCalendar(star));
      const birthSigns = [...new Set([0.5, 1.5, 2.5, 3.5].map((pada) => Math.floor((index * 4 + pada) / 9)))];
      const seenSigns = new Set<number>();
      for (const { start, end, summary, description, category } of events) {
        if (category === 'Chandrashtama') {
          const birthSign = SIGNS.indexOf(/eighth sign from (\w+)/.exec(description)?.[1] ?? '');
          expect(birthSigns).toContain(birthSign);
          seenSigns.add(birthSign);
          const eighth = (birthSign + 7) % 12;
          expect([start - 1500, start + 1500, end - 1500, end + 1500].map(signAt)).toEqual([
            (eighth + 11) % 12,
            eighth,
            eighth,
            (eighth + 1) % 12,
          ]);
          expect(summary).toContain(SIGNS[eighth]);
          expect(summary.includes('pada')).toBe(birthSigns.length > 1);
          continue;
        }
        const dayStar = starAt(start + 1500);
        expect(starAt(start - 1500)).toBe((dayStar + 26) % 27);
        expect(starAt(end - 1500)).toBe(dayStar);
        expect(summary).toContain(NAKSHATRA_NAMES[dayStar]);
        const count = (dayStar - index + 27) % 27;
        const [tara = '', isGood] = TARAS[count % 9] ?? [];
        expect(description).toContain(` ${tara} tara, `);
        const from = count === 0 ? ' itself: ' : `, the ${ordinalWord(count + 1)} star from ${star}: `;
        expect(description).toContain(`${NAKSHATRA_NAMES[dayStar]}${from}`);
        const kind = count === 0 ? 'Birth star' : isGood === true ? 'Good day' : 'Star change';
        expect(category).toBe(kind);
        expect(/ (second|third) round |round again/.test(description)).toBe(
          (isGood === false || tara === 'Janma') && count > 8,
        );
      }
      expect([...seenSigns].sort()).toEqual([...birthSigns].sort());
    });
  },
);

test('each pada of a star in two signs is told its own chandrashtama', () => {
  // Krittika: pada 1 in Aries, padas 2 to 4 in Taurus.
  const summaries = readCalendar(getStarCalendar('Krittika')).map(({ summary }) => summary);
  expect(summaries).toContain('Chandrashtama for pada 1: Moon in Scorpio');
  expect(summaries).toContain('Chandrashtama for padas 2–4: Moon in Sagittarius');
});

const reference = (name: string) =>
  JSON.parse(readFileSync(resolve(import.meta.dirname, '../../tests/reference', name), 'utf8'));

/** Ends of stars as others printed them: date, star, instant and how far off the collection allows, in minutes. */
function printedEnds(): { date: string; star: string; at: number; tolerance: number }[] {
  const printed: { cases: { date: string; utcOffset: string; nakshatra: [string, string][] }[] } = reference(
    'panchang/printed-days.json',
  );
  const published: {
    cases: { date: string; utcOffsetHours: number; expected: { nakshatra?: number; nakEnd?: string } }[];
  } = reference('sky/published-panchang.json');
  return [
    ...printed.cases.flatMap(({ date, utcOffset, nakshatra }) =>
      nakshatra.map(([star, clock]) => ({
        date,
        star,
        at: Date.parse(`${date}T${clock}:00${utcOffset}`),
        tolerance: 2,
      })),
    ),
    ...published.cases.flatMap(({ date, utcOffsetHours, expected: { nakshatra = 0, nakEnd } }) => {
      const [, nextDay, clock] = /^(\+1 )?(.+)$/.exec(nakEnd ?? '') ?? [];
      if (clock === undefined) return [];
      const local = Date.parse(`${date}T${clock}Z`) + (nextDay ? DAY_MS : 0);
      const at = local - utcOffsetHours * 3_600_000;
      return [{ date, star: NAKSHATRA_NAMES[nakshatra - 1] ?? '', at, tolerance: 4 }];
    }),
  ];
}

test('the ends that almanacs printed are all there', () => expect(printedEnds()).toHaveLength(7));

test.each(printedEnds())(
  '$star ends on $date when a printed almanac says so',
  ({ date, star, at, tolerance }) => {
    const day = Date.parse(`${date}T00:00:00Z`);
    const events = findStarEvents(0, new Date(day - DAY_MS), new Date(day + 2 * DAY_MS));
    const uid = `ashwini.${star.toLowerCase().replaceAll(' ', '-')}.`;
    const end = events.find((event) => event.uid.startsWith(uid))?.end.getTime() ?? Number.NaN;
    expect(Math.abs(end - at) / 60_000).toBeLessThanOrEqual(tolerance);
  },
);

describe('from fetch to fetch', () => {
  const blocksOf = (text: string) =>
    new Map(
      text
        .split('BEGIN:VEVENT')
        .slice(1)
        .map((block) => [/UID:\S+/.exec(block)?.[0], block.replace('END:VCALENDAR\r\n', '')]),
    );

  test('the same day gives the same bytes', () => {
    const text = getStarCalendar('Rohini');
    jest.setSystemTime(new Date('2026-11-21T18:29:59Z'));
    expect(getStarCalendar('Rohini')).toBe(text);
  });

  test('the next day keeps every event it still tells of as it was, and adds a day', () => {
    const before = blocksOf(getStarCalendar('Rohini'));
    jest.setSystemTime(new Date('2026-11-21T18:30:00Z'));
    const after = blocksOf(getStarCalendar('Rohini'));
    const kept = [...after.keys()].filter((uid) => before.has(uid));
    expect(kept.length).toBeGreaterThan(before.size - 4);
    for (const uid of kept) expect(after.get(uid)).toBe(before.get(uid));
    expect(after.size - kept.length).toBeLessThanOrEqual(3);
  });

  test('shared caches keep it until India’s midnight', () => {
    expect(calendarKeepsSeconds()).toBe(6.5 * 3600);
    jest.setSystemTime(new Date('2026-11-21T18:30:00Z'));
    expect(calendarKeepsSeconds()).toBe(86_400);
  });
});
