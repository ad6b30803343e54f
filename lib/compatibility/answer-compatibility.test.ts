import { describe, expect, it } from '@jest/globals';
import { NAKSHATRA_NAMES, nakshatraIndexOf } from '@/lib/astrology/nakshatras';
import { SIGNS, signIndexOf } from '@/lib/astrology/signs';
import { matchBirths } from '@/lib/compatibility/answer-compatibility';
import { compatibilityBody, compatibilitySchema } from '@/lib/compatibility/contract';
import exampleMatch from '@/lib/compatibility/example-match.json' with { type: 'json' };
import { findPartner } from '@/lib/compatibility/find-partner';
import { EXAMPLE_PAIR } from '@/lib/compatibility/operations';
import { takeCloseFigures } from '@/lib/openapi/take-close-figures';

const { person1, person2 } = EXAMPLE_PAIR;
const unknown = (birth: typeof person1, dateOfBirth = birth.dateOfBirth) => ({
  ...birth,
  dateOfBirth,
  timeOfBirth: null,
  timeKnown: false,
});

describe('matchBirths', () => {
  it('is the API’s example for its pair, in the contract’s shape', () => {
    const match = matchBirths(person1, person2);
    expect(takeCloseFigures(match, exampleMatch)).toEqual(exampleMatch);
    expect(compatibilitySchema.safeParse(match).error).toBeUndefined();
    expect(match.score).toBe(Math.round((match.ashtakoota.total / 36) * 100));
  });

  it('takes the Moon of noon where the time is not known', () => {
    expect(matchBirths(unknown(person1), person2).score).toBe(
      matchBirths({ ...person1, timeOfBirth: '12:00' }, person2).score,
    );
  });

  it('says so where that leaves the star open', () => {
    const starAt = (timeOfBirth: string) =>
      NAKSHATRA_NAMES[nakshatraIndexOf(findPartner({ ...person1, timeOfBirth }).partner.moonDegrees)];
    const [first, last] = [starAt('00:00'), starAt('23:59:59')];
    expect(first).not.toBe(last);
    const { notes } = matchBirths(person2, unknown(person1)).ashtakoota;
    expect(notes[0]).toContain(
      `The second birth has no known time, and its Moon goes from ${first} to ${last}`,
    );
  });

  it('and only where the star or the sign changes that day', () => {
    const placeAt = (dateOfBirth: string, timeOfBirth: string) => {
      const { moonDegrees } = findPartner({ ...person1, dateOfBirth, timeOfBirth }).partner;
      return `${NAKSHATRA_NAMES[nakshatraIndexOf(moonDegrees)]} ${SIGNS[signIndexOf(moonDegrees)]}`;
    };
    const found = Array.from({ length: 28 }, (_, i) => {
      const date = `2020-02-${String(i + 1).padStart(2, '0')}`;
      const { notes } = matchBirths(unknown(person1, date), person2).ashtakoota;
      const doubted = notes.some((note) => /no known time/.test(note));
      expect({ date, doubted }).toEqual({
        date,
        doubted: placeAt(date, '00:00') !== placeAt(date, '23:59:59'),
      });
      return doubted;
    });
    // The Moon takes longer than a day through a star in half of its orbit.
    expect(new Set(found).size).toBe(2);
  });
});

describe('the request', () => {
  it.each([
    [{ user1Id: 'a', user2Id: 'b' }],
    [EXAMPLE_PAIR],
    [{ user1Id: 'a', person2 }],
    [{ person1: { ...person1, name: 'Meera', placeOfBirth: 'Chennai' }, person2: unknown(person2) }],
    [{ person1: { ...person1, latitude: '13.08', longitude: '80.27' }, person2 }],
  ])('may be %j', (body) => {
    expect(compatibilityBody.safeParse(body).error).toBeUndefined();
  });

  it.each([
    [{}, ['user1Id', 'user2Id']],
    [{ user1Id: 'a' }, ['user2Id']],
    [{ user1Id: '', user2Id: 'b' }, ['user1Id']],
    [{ user1Id: 7, user2Id: 'b' }, ['user1Id']],
    [{ person1 }, ['person2']],
    [{ person1, person2: { ...person2, latitude: 91 } }, ['person2.latitude']],
    [{ person1: { ...person1, timeOfBirth: undefined }, person2 }, ['person1.timeOfBirth']],
    [{ person1: { ...person1, timeOfBirth: null }, person2 }, ['person1.timeOfBirth']],
    [{ person1: 'Meera', person2 }, ['person1']],
  ])('may not be %j', (body, faults) => {
    const { error } = compatibilityBody.safeParse(body);
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(faults);
  });
});
