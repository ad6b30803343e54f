import type { Compatibility } from '@/lib/astrology/compatibility';
import { compatibilityBody, compatibilitySchema } from '@/lib/compatibility/contract';
import exampleMatch from '@/lib/compatibility/example-match.json' with { type: 'json' };
import { defineOperation } from '@/lib/http/operation';

export const EXAMPLE_PAIR = {
  person1: { dateOfBirth: '2020-01-01', timeOfBirth: '12:00', latitude: 13.0827, longitude: 80.2707 },
  person2: { dateOfBirth: '1988-06-15', timeOfBirth: '06:30', latitude: 19.0728, longitude: 72.8826 },
};

export const postCompatibility = defineOperation({
  id: 'postCompatibility',
  method: 'POST',
  path: '/api/compatibility',
  tag: 'Charts',
  summary: 'How two birth Moons match by the eight kutas, with the reason for each point',
  body: compatibilityBody,
  limit: 'compute',
  answers: { 200: { description: 'The match.', schema: compatibilitySchema } },
  errors: { 404: 'There is no profile of one of the ids.' },
  example: { body: EXAMPLE_PAIR, answer: exampleMatch as unknown as Compatibility },
});
