import { unstable_cache } from 'next/cache';
import { getCosmicInsights } from '@/lib/cosmic-insights/get-cosmic-insights';

/** Today in India with the planets of the running slot; the server expires each tag at its edge. */
export const loadInsights = unstable_cache(async () => getCosmicInsights(), ['cosmic-insights'], {
  tags: ['day', 'slot'],
});
