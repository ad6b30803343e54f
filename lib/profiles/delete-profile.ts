import { db } from '@/lib/db/client';
import { findReach } from '@/lib/profiles/find-reach';
import { profileNotFound } from '@/lib/profiles/get-profile';

/** Removes a profile. Throws 404 when there is none within the visitor's reach. */
export async function deleteProfile(id: string, visitorId: string | undefined): Promise<void> {
  const reach = findReach(visitorId);
  if (reach === undefined) throw profileNotFound();
  const { count } = await db().profile.deleteMany({ where: { id, ...reach } });
  if (count === 0) throw profileNotFound();
}
