import { z } from 'zod';
import {
  dateOfBirth,
  latitude,
  longitude,
  placeOfBirth,
  timeOfBirth,
  timezone,
} from '@/lib/profiles/birth-fields';

/**
 * What every call that reckons a birth takes, to be spread into its body; the place's name may be left out. Refine the
 * body with `requireTimeOrItsAbsence` of lib/profiles/birth-fields.ts. The output is a `CivilBirth`.
 */
export const birthData = {
  dateOfBirth,
  timeOfBirth: timeOfBirth.nullable(),
  timeKnown: z.boolean('must be true or false').optional(),
  placeOfBirth: placeOfBirth.optional(),
  latitude,
  longitude,
  timezone: timezone.optional().meta({
    description: 'Found from the coordinates when absent. An IANA name, UTC, or an offset such as +05:45.',
  }),
};
