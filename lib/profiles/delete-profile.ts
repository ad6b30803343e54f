import { db } from '@/lib/db/client';
import type { ProfileRemoval } from '@/lib/profiles/contract';
import { findReach } from '@/lib/profiles/find-reach';
import { profileNotFound } from '@/lib/profiles/get-profile';
import { refuseStale } from '@/lib/profiles/refuse-stale';

/**
 * Removes a profile; one that names the state it read removes that state alone.
 * Throws 404 when there is none within the visitor's reach, 409 with the current profile when it has changed since.
 */
export async function deleteProfile(
  id: string,
  { updatedAt: readAt }: ProfileRemoval,
  visitorId: string | undefined,
): Promise<void> {
  const reach = findReach(visitorId);
  if (reach === undefined) throw profileNotFound();
  if (readAt === undefined) {
    const { count } = await db().profile.deleteMany({ where: { id, ...reach } });
    if (count === 0) throw profileNotFound();
    return;
  }
  const profile = await db().profile.findFirst({ where: { id, ...reach } });
  if (profile === null) throw profileNotFound();
  refuseStale(profile, readAt);
  const { count } = await db().profile.deleteMany({ where: { id, ...reach, updatedAt: profile.updatedAt } });
  // Changed or removed between the two: the state that was read will not come back, so this looks once more at most.
  if (count === 0) await deleteProfile(id, { updatedAt: readAt }, visitorId);
}
