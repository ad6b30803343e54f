import texts from '@/content/calendar/texts.json' with { type: 'json' };
import { NAKSHATRA_NAMES, type NakshatraName, nakshatraAt } from '@/lib/astrology/nakshatras';
import { findStarEvents } from '@/lib/calendar/find-star-events';
import { writeICalendar } from '@/lib/calendar/write-icalendar';
import { now } from '@/lib/clock';
import { siteUrl } from '@/lib/env';
import { DEFAULT_TIMEZONE, todayIn } from '@/lib/horoscopes/get-day';
import { createLru } from '@/lib/horoscopes/lru';
import { nextDayEdge } from '@/lib/horoscopes/slots';
import { starPath } from '@/lib/horoscopes/star-path';

const DAYS_AHEAD = 90;
const DAY_MS = 86_400_000;
/** All 27 stars of a day, and those still asked for at its turn. */
const CALENDARS_KEPT = 54;

/** Raise both when the wording or the reckoning changes, so that calendars take the new text for what they hold. */
const REVISION = { sequence: 0, at: new Date('2026-11-21T00:00:00Z') };

const calendars = createLru<string, string>(CALENDARS_KEPT);

function makeCalendar(star: NakshatraName, date: string): string {
  const from = new Date(`${date}T00:00:00+05:30`);
  const fillStar = (text: string) => text.replaceAll('{star}', star);
  return writeICalendar({
    name: fillStar(texts.calendar.name),
    description: fillStar(texts.calendar.description),
    url: new URL(starPath(nakshatraAt(NAKSHATRA_NAMES.indexOf(star))), siteUrl()).href,
    revision: REVISION,
    events: findStarEvents(
      NAKSHATRA_NAMES.indexOf(star),
      from,
      new Date(from.getTime() + DAYS_AHEAD * DAY_MS),
    ),
  });
}

/** The calendar of a birth star for 90 days from today in India, as iCalendar text. */
export function getStarCalendar(star: NakshatraName): string {
  const date = todayIn();
  return calendars.getOrMake(`${star} ${date}`, () => makeCalendar(star, date));
}

/** Whole seconds until the calendar turns with India's day. */
export function calendarKeepsSeconds(): number {
  const instant = now();
  return Math.floor((nextDayEdge(instant, DEFAULT_TIMEZONE).getTime() - instant.getTime()) / 1000);
}
