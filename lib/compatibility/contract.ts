/** What `POST /api/compatibility` takes and answers. */
import { z } from 'zod';
import { KUTA_MAXIMA, KUTA_NAMES, MAXIMUM_POINTS } from '@/lib/astrology/compatibility/types';
import { birthData } from '@/lib/birth-time/birth-data';
import { personName, requireTimeOrItsAbsence } from '@/lib/profiles/birth-fields';

const person = z
  .object({ ...birthData, name: personName.optional() })
  .superRefine(requireTimeOrItsAbsence)
  .meta({ id: 'Person', description: 'A birth; name and place may be left out.' });

const userId = z
  .string('must be text')
  .min(1, 'must not be empty')
  .meta({ description: 'The profile’s id.', example: '3f0c2a51-8d0e-4c3e-9a57-0f6f2f3b7f10' });

const SIDES = [
  ['user1Id', 'person1'],
  ['user2Id', 'person2'],
] as const;

export const compatibilityBody = z
  .object({
    user1Id: userId.optional(),
    user2Id: userId.optional(),
    person1: person.optional(),
    person2: person.optional(),
  })
  .superRefine((body, context) => {
    for (const [id, birth] of SIDES) {
      if (body[id] !== undefined || body[birth] !== undefined) continue;
      // Who sent births is missing a birth, everybody else an id.
      const path = SIDES.some(([, other]) => body[other] !== undefined) ? birth : id;
      context.addIssue({ code: 'custom', path: [path], message: 'is required', input: undefined });
    }
  })
  .meta({ id: 'CompatibilityRequest', description: 'Two profiles by their ids, or two births.' });

export type CompatibilityRequest = z.output<typeof compatibilityBody>;

const points = z.number().min(0).max(MAXIMUM_POINTS);
const partner = z.union([z.literal(1), z.literal(2)]);

const kuta = z
  .object({
    name: z.enum(KUTA_NAMES),
    score: z
      .number()
      .min(0)
      .max(Math.max(...Object.values(KUTA_MAXIMA))),
    maximum: z.number(),
    bride: z.string(),
    groom: z.string(),
    reason: z.string(),
  })
  .meta({ id: 'Kuta' });

const order = z
  .object({ bride: partner, groom: partner, total: points, kutas: z.array(kuta).length(KUTA_NAMES.length) })
  .meta({ id: 'AshtakootaOrder', description: 'The points with one of the two taken as bride.' });

export const compatibilitySchema = z
  .object({
    score: z.int().min(0).max(100),
    analysis: z.string(),
    strengths: z.array(z.string()),
    challenges: z.array(z.string()),
    ashtakoota: z
      .object({
        convention: z.string(),
        total: points.meta({ description: 'The mean of both orders.' }),
        maximum: z.literal(MAXIMUM_POINTS),
        orders: z.tuple([order, order]),
        notes: z.array(z.string()),
      })
      .meta({ id: 'Ashtakoota' }),
  })
  .meta({ id: 'Compatibility' });
