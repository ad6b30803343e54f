import { chandraBalaOf, type TaraOfDay, taraOf } from '@/lib/astrology/gochara';
import { type Graha, naturalRelation, type VisibleGraha } from '@/lib/astrology/grahas';
import type { DayFacts, SignTransits } from '@/lib/astrology/horoscope/find-day-facts';
import { type NamedNakshatra, nakshatraAt, signsOfStar } from '@/lib/astrology/nakshatras';

export type LordRelation = 'same' | 'friend' | 'neutral' | 'enemy';

/** One birth sign of a star and the padas that lie in it. */
export interface SignGroup {
  signIndex: number;
  padas: readonly number[];
}

export interface StarFacts {
  starIndex: number;
  star: NamedNakshatra;
  tara: TaraOfDay;
  /** Taras that follow at the day's star changes. */
  laterTaras: readonly TaraOfDay[];
  groups: readonly (SignGroup & {
    moonHouse: number;
    moonGood: boolean;
    transits: SignTransits;
  })[];
  /** How the lord of the birth star regards the lord of the day's star, and the lord of the weekday. */
  lordRelation: LordRelation;
  weekdayRelation: LordRelation;
}

/** The classical table has no nodes; by the old maxim Rahu acts as Saturn and Ketu as Mars. */
function actingGraha(graha: Graha): VisibleGraha {
  if (graha === 'Rahu') return 'Saturn';
  return graha === 'Ketu' ? 'Mars' : graha;
}

/** How one star or day lord naturally regards another. */
export function lordRelation(from: Graha, towards: Graha): LordRelation {
  return from === towards ? 'same' : naturalRelation(actingGraha(from), actingGraha(towards));
}

/** The birth signs of a star with their padas: one group, or two for a star across a sign's edge. */
export function signGroupsOf(starIndex: number): SignGroup[] {
  const signs = signsOfStar(starIndex);
  const padas = [1, 2, 3, 4];
  return signs.map((signIndex) => ({
    signIndex,
    padas: padas.filter((pada) => Math.floor((starIndex * 4 + pada - 1) / 9) === signIndex),
  }));
}

/** The day as it stands to one birth star 0..26. */
export function findStarFacts(day: DayFacts, starIndex: number): StarFacts {
  const star = nakshatraAt(starIndex);
  const dayStar = nakshatraAt(day.moonStarIndex);
  return {
    starIndex,
    star,
    tara: taraOf(starIndex, day.moonStarIndex),
    laterTaras: day.starChanges.map((change) => taraOf(starIndex, change.index)),
    groups: signGroupsOf(starIndex).map((group) => {
      const moon = chandraBalaOf(group.signIndex, day.moonSignIndex);
      const transits = day.transitsBySign[group.signIndex];
      if (!transits) throw new RangeError(`no transits for the sign ${group.signIndex}`);
      return {
        ...group,
        moonHouse: moon.house,
        moonGood: moon.good,
        transits,
      };
    }),
    lordRelation: lordRelation(star.lord, dayStar.lord),
    weekdayRelation: lordRelation(star.lord, day.weekdayLord),
  };
}
