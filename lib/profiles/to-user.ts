import type { Profile } from '@/lib/db/generated/client';
import type { ListedUser, User } from '@/lib/profiles/contract';

/** A row as the list shows it; who owns it stays inside. */
export function toListedUser({
  visitorId: _owner,
  createdAt,
  updatedAt,
  ...rest
}: Omit<Profile, 'chartData'>): ListedUser {
  return { ...rest, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}

/** A row as it is read one at a time. */
export function toUser({ chartData, ...row }: Profile): User {
  return { ...toListedUser(row), chartData: chartData as User['chartData'] };
}
