/** The addresses of the stars' own pages, and what their heads say. */
import { type NamedNakshatra, starSlug } from '@/lib/astrology/nakshatras';
import { addDays, isCivilDate } from '@/lib/dates';
import { starPath } from '@/lib/horoscopes/star-path';
import type { PageRoute } from '@/lib/routes';

/** How many days before and after today have a page. */
export const PAST_DAYS = 30;
export const COMING_DAYS = 7;

const DAY_MONTH_YEAR = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** The picture of a star on a date. */
function starImage(star: NamedNakshatra, date: string) {
  return {
    path: `/og/star/${starSlug(star.name)}/${date}.png`,
    alt: `The day for ${star.name}: the Moon at its phase within the ring of the 27 stars, ${star.name} lit.`,
  };
}

/** The star's own page: today, whenever that is. @param today the date of its picture, YYYY-MM-DD */
export function starRoute(star: NamedNakshatra, today?: string): PageRoute {
  const [regional] = star.altNames;
  return {
    path: starPath(star),
    title: `${star.name} Nakshatra: Today’s Horoscope and Traits`,
    description: `Today for ${star.name} (${regional}), with the reasons and the hour it changes; its month, its six life areas, its deity, symbol, syllables and stars.`,
    keywords: [
      `${star.name} nakshatra`,
      `${star.name} horoscope today`,
      `${regional} natchathiram`,
      `${star.name} birth star`,
      ...star.altNames,
    ],
    index: true,
    name: star.name,
    ...(today !== undefined && { image: starImage(star, today) }),
  };
}

/** One date of a star. Search engines keep to the star's page: these addresses end with their month. */
export function starDateRoute(star: NamedNakshatra, date: string): PageRoute {
  const day = DAY_MONTH_YEAR.format(new Date(`${date}T00:00:00Z`));
  return {
    path: starPath(star, date),
    title: `${star.name} Nakshatra on ${day}`,
    description: `The horoscope of the birth star ${star.name} for ${day}: what the day suits, the reasons for it, and the hour it changes.`,
    keywords: [`${star.name} nakshatra`, `${star.name} horoscope`, day],
    index: false,
    image: starImage(star, date),
  };
}

/** Whether a date has a page. @param today YYYY-MM-DD */
export function hasStarPage(date: string, today: string): boolean {
  return isCivilDate(date) && date >= addDays(today, -PAST_DAYS) && date <= addDays(today, COMING_DAYS);
}
