import { z } from 'zod';
import { birthData } from '@/lib/birth-time/birth-data';
import { type ChartAnswer, chartDataSchema } from '@/lib/charts/contract';
import exampleChart from '@/lib/charts/example-chart.json' with { type: 'json' };
import { defineOperation } from '@/lib/http/operation';
import { personName, placeOfBirth, requireTimeOrItsAbsence } from '@/lib/profiles/birth-fields';

export const EXAMPLE_BIRTH = {
  dateOfBirth: '2020-01-01',
  timeOfBirth: '12:00',
  placeOfBirth: 'Chennai, Tamil Nadu, India',
  latitude: 13.0827,
  longitude: 80.2707,
};

const birthChartBody = z
  .object({
    ...birthData,
    placeOfBirth,
    userId: z.string('must be text').optional().meta({
      description:
        'A profile. The chart of an own profile’s birth is kept with it; another’s is computed alone.',
    }),
    name: personName.optional(),
    expected: z.unknown().optional().meta({ description: 'Anything; it comes back as it was sent.' }),
    recalculate: z.boolean('must be true or false').optional().meta({
      description: 'Every call calculates anew, so this changes nothing.',
    }),
  })
  .superRefine(requireTimeOrItsAbsence)
  .meta({ id: 'BirthChartRequest', description: 'A birth.' });

export type BirthChartRequest = z.output<typeof birthChartBody>;

export const postBirthChart = defineOperation({
  id: 'postBirthChart',
  method: 'POST',
  path: '/api/birth-chart',
  tag: 'Charts',
  summary: 'The birth chart of a birth, and how it was calculated',
  body: birthChartBody,
  limit: 'compute',
  answers: {
    200: {
      description: 'The chart.',
      schema: z.object({ chartData: chartDataSchema, expected: z.unknown().optional() }),
    },
  },
  errors: { 404: 'There is no profile of this id.' },
  example: { body: EXAMPLE_BIRTH, answer: { chartData: exampleChart as unknown as ChartAnswer } },
});
