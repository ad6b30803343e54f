import { cosmicBackgroundsSchema } from '@/lib/backgrounds/contract';
import { cosmicBackground } from '@/lib/backgrounds/cosmic-backgrounds';
import { defineOperation } from '@/lib/http/operation';

const DAY_SECONDS = 86_400;

export const getCosmicBackgrounds = defineOperation({
  id: 'getCosmicBackgrounds',
  method: 'GET',
  path: '/api/cosmic-backgrounds',
  tag: 'Horoscopes',
  summary: 'A picture of the true stars of each nakshatra',
  publicForSeconds: () => DAY_SECONDS,
  answers: { 200: { description: 'All 27.', schema: cosmicBackgroundsSchema } },
  // One of them, the shortest.
  example: { answer: [cosmicBackground('Mrigashira')] },
});
