import { laterThan } from '@/lib/clock';
import { databaseNull, db } from '@/lib/db/client';
import type { Profile } from '@/lib/db/generated/client';
import { badRequest } from '@/lib/errors';
import { findTimezone } from '@/lib/places/find-timezone';
import type { ProfilePatch, User } from '@/lib/profiles/contract';
import { findReach } from '@/lib/profiles/find-reach';
import { profileNotFound } from '@/lib/profiles/get-profile';
import { refuseStale, staleProfile } from '@/lib/profiles/refuse-stale';
import { toUser } from '@/lib/profiles/to-user';

type Fields = Omit<Profile, 'id' | 'visitorId' | 'chartData' | 'createdAt' | 'updatedAt'>;

const BIRTH_DATA = [
  'dateOfBirth',
  'timeOfBirth',
  'timeKnown',
  'placeOfBirth',
  'latitude',
  'longitude',
  'timezone',
] as const satisfies readonly (keyof Fields)[];

/** Of writers that meet, one succeeds in each round, so only as many rounds are needed as there are writers at once. */
const MOST_ROUNDS = 50;

/**
 * Changes the fields that were sent. A write lands only on the very state it was reckoned from, so that of two edits
 * at once neither is lost: an edit that names the state it read is refused with 409 and the current profile when that
 * is not the state any more, and one that names none is reckoned again.
 * Throws 404 when there is no such profile within the visitor's reach.
 */
export async function updateProfile(
  id: string,
  { updatedAt: readAt, ...patch }: ProfilePatch,
  visitorId: string | undefined,
): Promise<User> {
  const reach = findReach(visitorId);
  if (reach === undefined) throw profileNotFound();
  for (let round = 1; ; round += 1) {
    const profile = await db().profile.findFirst({ where: { id, ...reach } });
    if (profile === null) throw profileNotFound();
    refuseStale(profile, readAt);
    if (round > MOST_ROUNDS) throw staleProfile(profile);
    const fields = merge(profile, patch);
    const changesBirth = BIRTH_DATA.some((name) => fields[name] !== profile[name]);
    if (!changesBirth && fields.name === profile.name) return toUser(profile);
    const updatedAt = laterThan(profile.updatedAt);
    const { count } = await db().profile.updateMany({
      where: { id, ...reach, updatedAt: profile.updatedAt },
      data: { ...fields, updatedAt, ...(changesBirth ? { chartData: databaseNull() } : {}) },
    });
    if (count === 1) {
      return toUser({ ...profile, ...fields, updatedAt, chartData: changesBirth ? null : profile.chartData });
    }
  }
}

/** The profile's fields after a patch; the zone follows the coordinates unless it is sent along. */
function merge(profile: Profile, patch: Omit<ProfilePatch, 'updatedAt'>): Fields {
  const { name, dateOfBirth, placeOfBirth, latitude, longitude } = { ...profile, ...sent(patch) };
  const moved = latitude !== profile.latitude || longitude !== profile.longitude;
  const timeOfBirth = patch.timeOfBirth === undefined ? profile.timeOfBirth : patch.timeOfBirth;
  if (patch.timeKnown === true && timeOfBirth === null) {
    throw badRequest('Bad input: timeOfBirth is required with timeKnown true.', [
      { path: 'timeOfBirth', message: 'is required with timeKnown true' },
    ]);
  }
  return {
    name,
    dateOfBirth,
    timeOfBirth,
    timeKnown: timeOfBirth !== null,
    placeOfBirth,
    latitude,
    longitude,
    timezone: patch.timezone ?? (moved ? findTimezone(latitude, longitude) : profile.timezone),
  };
}

/** Without the fields that are undefined, which would otherwise cover what they leave alone. */
function sent<T extends object>(patch: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
