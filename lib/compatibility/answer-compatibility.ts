import { type Compatibility, describeMatch } from '@/lib/astrology/compatibility';
import type { CivilBirth } from '@/lib/birth-time/resolve-birth-time';
import type { CompatibilityRequest } from '@/lib/compatibility/contract';
import { findPartner } from '@/lib/compatibility/find-partner';
import { getProfile } from '@/lib/profiles/get-profile';

/** How two births match. Throws 404 when there is no profile of an id. */
export async function answerCompatibility(request: CompatibilityRequest): Promise<Compatibility> {
  const births = [
    await birthOf(request.user1Id, request.person1),
    await birthOf(request.user2Id, request.person2),
  ] as const;
  return matchBirths(...births);
}

async function birthOf(id: string | undefined, person: CivilBirth | undefined): Promise<CivilBirth> {
  if (id !== undefined) return getProfile(id);
  if (person === undefined) throw new TypeError('the schema lets no side be empty');
  return person;
}

/** How two births match, with a note where an unknown time leaves the Moon's star or sign open. */
export function matchBirths(first: CivilBirth, second: CivilBirth): Compatibility {
  const found = [findPartner(first), findPartner(second)] as const;
  const match = describeMatch(found[0].partner, found[1].partner);
  const doubts = found.flatMap(({ doubt }, i) =>
    doubt === null ? [] : [`The ${i === 0 ? 'first' : 'second'} birth ${doubt}`],
  );
  const { ashtakoota } = match;
  return { ...match, ashtakoota: { ...ashtakoota, notes: [...doubts, ...ashtakoota.notes] } };
}
