import type { Profile } from '@/lib/db/generated/client';
import { conflict } from '@/lib/errors';
import { toUser } from '@/lib/profiles/to-user';

/** Throws 409 with the profile as it is now, unless `readAt` is its state or no state is named. */
export function refuseStale(profile: Profile, readAt: string | undefined): void {
  if (readAt !== undefined && Date.parse(readAt) !== profile.updatedAt.getTime()) throw staleProfile(profile);
}

/** 409 with the profile as it is now. */
export function staleProfile(profile: Profile) {
  return conflict(
    'This profile has been changed meanwhile. Look at it again before you edit it.',
    toUser(profile),
  );
}
