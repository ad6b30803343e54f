import content from '@/content/landing/content.json' with { type: 'json' };
import { type LandingContent, type LandingImages, landingContentSchema } from '@/lib/landing/contract';

/** The texts of the landing page as they are written in `content/landing`. */
export const LANDING_CONTENT: LandingContent = landingContentSchema.parse(content);

export const LANDING_IMAGES: LandingImages = {
  hero: '/images/tonight.svg',
  birthChart: '/images/sky-chart.svg',
  compatibility: '/images/kutas.svg',
  people: [],
};
