import { db } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import type { User } from '@/lib/profiles/contract';
import { findReach } from '@/lib/profiles/find-reach';

/**
 * Keeps a chart with the profile it was computed from, where the visitor reaches that profile and its birth is still
 * the same; else nothing happens. The version stays: nothing that people edit has changed.
 */
export async function keepChart(
  { id, dateOfBirth, timeOfBirth, latitude, longitude, timezone }: User,
  chart: NonNullable<User['chartData']>,
  visitorId: string | undefined,
): Promise<void> {
  const reach = findReach(visitorId);
  if (reach === undefined) return;
  await db().profile.updateMany({
    where: { id, ...reach, dateOfBirth, timeOfBirth, latitude, longitude, timezone },
    data: { chartData: chart as unknown as Prisma.InputJsonObject },
  });
}
