import { unstable_cache } from 'next/cache';
import { now } from '@/lib/clock';

/** The year on Chandra's clock. The tag makes every page with a footer fresh at each day's edge. */
export const loadCurrentYear = unstable_cache(async () => now().getUTCFullYear(), ['current-year'], {
  tags: ['day'],
});
