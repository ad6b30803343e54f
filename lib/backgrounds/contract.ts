/** What `GET /api/cosmic-backgrounds` answers. */
import { z } from 'zod';
import { NAKSHATRA_NAMES } from '@/lib/astrology/nakshatras';

const cosmicBackground = z.object({
  nakshatra: z.enum(NAKSHATRA_NAMES),
  imageData: z
    .string()
    .regex(/^data:image\/svg\+xml,/)
    .meta({
      description: 'The picture as a data URI, percent-encoded: an SVG document of at most 6 KB.',
    }),
});

export const cosmicBackgroundsSchema = z.array(cosmicBackground).meta({
  id: 'CosmicBackgrounds',
  description:
    'The star fields of the 27 nakshatras in their order: true places, north up and east to the left.',
});

export type CosmicBackground = z.output<typeof cosmicBackground>;
