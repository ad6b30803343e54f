/** What a star's page shows, and of which dates there are pages. */
import { unstable_cache } from 'next/cache';
import { type StarDay, toStarDay } from '@/components/star-page/star-day';
import { addDays } from '@/lib/dates';
import { getStarHoroscope, todayIn } from '@/lib/horoscopes/get-day';
import { COMING_DAYS, PAST_DAYS } from '@/lib/horoscopes/star-routes';

interface StarDates {
  today: string;
  first: string;
  last: string;
}

/** Today in India, and the first and the last date that has a page; anew at each day edge. */
export const loadStarDates = unstable_cache(
  async (): Promise<StarDates> => {
    const today = todayIn();
    return { today, first: addDays(today, -PAST_DAYS), last: addDays(today, COMING_DAYS) };
  },
  ['star-dates'],
  { tags: ['day'] },
);

/** The texts of a star on a date. They never change, so they need no tag of their own. */
export const loadStarDay = (slug: string, date: string): StarDay =>
  toStarDay(getStarHoroscope(slug, { date }));
