import { db } from '@/lib/db/client';
import type { ListedUser } from '@/lib/profiles/contract';
import { findReach } from '@/lib/profiles/find-reach';
import { toListedUser } from '@/lib/profiles/to-user';

/** The list is one answer: beyond this many, the newest are shown. */
const LONGEST_LIST = 1000;

/** The profiles that a visitor may list, oldest first, without their charts. */
export async function listProfiles(visitorId: string | undefined): Promise<ListedUser[]> {
  const reach = findReach(visitorId);
  if (reach === undefined) return [];
  const newestFirst = await db().profile.findMany({
    where: reach,
    omit: { chartData: true },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: LONGEST_LIST,
  });
  return newestFirst.reverse().map(toListedUser);
}
