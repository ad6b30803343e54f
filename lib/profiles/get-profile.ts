import { db } from '@/lib/db/client';
import { notFound } from '@/lib/errors';
import type { User } from '@/lib/profiles/contract';
import { toUser } from '@/lib/profiles/to-user';

/** Any profile by its id. Throws 404. */
export async function getProfile(id: string): Promise<User> {
  const profile = await db().profile.findUnique({ where: { id } });
  if (profile === null) throw profileNotFound();
  return toUser(profile);
}

/** The same words for a profile that is not there and for one that belongs to somebody else. */
export function profileNotFound() {
  return notFound('There is no such profile.');
}
