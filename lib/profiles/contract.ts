/** What the profile calls take and answer. */
import { z } from 'zod';
import { chartDataSchema } from '@/lib/charts/contract';
import {
  dateOfBirth,
  latitude,
  longitude,
  personName,
  placeOfBirth,
  requireTimeOrItsAbsence,
  timeOfBirth,
  timezone,
} from '@/lib/profiles/birth-fields';

const fields = {
  name: personName,
  dateOfBirth,
  timeOfBirth: timeOfBirth.nullable(),
  timeKnown: z.boolean('must be true or false').optional(),
  placeOfBirth,
  latitude,
  longitude,
  timezone: timezone.optional().meta({
    description: 'Found from the coordinates when absent. An IANA name, UTC, or an offset such as +05:45.',
  }),
};

export const newProfileSchema = z
  .object(fields)
  .superRefine(requireTimeOrItsAbsence)
  .meta({ id: 'NewUser', description: 'A birth to keep.' });

const readAt = z.iso
  .datetime({ offset: true, error: 'must be the instant that was read' })
  .optional()
  .meta({ description: 'As it was read; refused with 409 when the profile has changed since.' });

export const profilePatchSchema = z
  .object({ ...z.object(fields).partial().shape, updatedAt: readAt })
  .superRefine(requireTimeOrItsAbsence)
  .meta({ id: 'UserPatch', description: 'Any of the fields.' });

export const profileRemovalSchema = z
  .object({ updatedAt: readAt })
  .meta({ id: 'UserRemoval', description: 'The state to remove; whatever it is when absent.' });

const listed = {
  id: z.string(),
  name: z.string(),
  dateOfBirth: z.iso.date(),
  timeOfBirth: z.string().nullable().meta({ description: 'As it was sent; null when it is unknown.' }),
  timeKnown: z.boolean(),
  placeOfBirth: z.string(),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  timezone: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
};

export const listedUserSchema = z.object(listed).meta({ id: 'ListedUser', description: 'A kept birth.' });

export const userSchema = z
  .object({
    ...listed,
    chartData: chartDataSchema.nullable().meta({
      description: 'The kept birth chart; null until one is computed, and after a change of birth data.',
    }),
  })
  .meta({ id: 'User', description: 'A kept birth with its chart.' });

export const userIdSchema = z.object({
  id: z.string().meta({ description: 'The profile’s id; unguessable.' }),
});

export type NewProfile = z.output<typeof newProfileSchema>;
export type ProfilePatch = z.output<typeof profilePatchSchema>;
export type ProfileRemoval = z.output<typeof profileRemovalSchema>;
export type ListedUser = z.output<typeof listedUserSchema>;
export type User = z.output<typeof userSchema>;
