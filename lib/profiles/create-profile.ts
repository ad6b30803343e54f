import { randomUUID } from 'node:crypto';
import { now } from '@/lib/clock';
import { db } from '@/lib/db/client';
import { findTimezone } from '@/lib/places/find-timezone';
import type { NewProfile, User } from '@/lib/profiles/contract';
import { toUser } from '@/lib/profiles/to-user';

/** Keeps a birth for a visitor. Its id is unguessable, because knowing one lets you read it. */
export async function createProfile(input: NewProfile, visitorId: string): Promise<User> {
  const createdAt = now();
  const profile = await db().profile.create({
    data: {
      ...input,
      id: randomUUID(),
      visitorId,
      timeKnown: input.timeOfBirth !== null,
      timezone: input.timezone ?? findTimezone(input.latitude, input.longitude),
      createdAt,
      updatedAt: createdAt,
    },
  });
  return toUser(profile);
}
