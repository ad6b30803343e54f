import { unstable_cache } from 'next/cache';
import { todayIn } from '@/lib/horoscopes/get-day';

/** The year of today's date in India, at whose midnight the tag makes every page with a footer fresh. */
export const loadCurrentYear = unstable_cache(async () => Number(todayIn().slice(0, 4)), ['current-year'], {
  tags: ['day'],
});
