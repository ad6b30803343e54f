/** What the place search takes and answers. */
import { z } from 'zod';
import { defineOperation } from '@/lib/http/operation';
import { MOST_PLACES } from '@/lib/places/search-places';

/** The bundled places change only with a new version of the server. */
const ONE_HOUR_SECONDS = 3600;

const placeSchema = z
  .object({
    name: z.string().meta({ description: 'Today’s name, the region and the country.' }),
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    country: z.string(),
    region: z.string().meta({ description: 'Empty where the country has none.' }),
    timezone: z.string().meta({ description: 'An IANA name.' }),
    population: z.int().min(0).meta({ description: '0 where unknown.' }),
  })
  .meta({ id: 'Place', description: 'A populated place of GeoNames.' });

export const searchLocations = defineOperation({
  id: 'searchLocations',
  method: 'GET',
  path: '/api/location-search/{query}',
  tag: 'Places',
  summary: 'Find a place by what people call it',
  params: z.object({
    query: z.string().meta({
      description:
        'The beginning of a name in any script, old names too; a region or country may follow. Under two characters finds nothing.',
    }),
  }),
  publicForSeconds: () => ONE_HOUR_SECONDS,
  answers: {
    200: {
      description: 'Names that begin so, the largest first, then names a few slips away.',
      schema: z.object({ success: z.literal(true), locations: z.array(placeSchema).max(MOST_PLACES) }),
    },
  },
  example: {
    params: { query: 'Bombay' },
    answer: {
      success: true,
      locations: [
        {
          name: 'Mumbai, Maharashtra, India',
          latitude: 19.07283,
          longitude: 72.88261,
          country: 'India',
          region: 'Maharashtra',
          timezone: 'Asia/Kolkata',
          population: 12691836,
        },
      ],
    },
  },
});
