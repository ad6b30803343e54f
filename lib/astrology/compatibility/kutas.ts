import {
  BAD_SIGN_COUNTS,
  BAD_TARAS,
  GANA_POINTS,
  MAITRI_POINTS,
  VARNA_RANK,
  VARNAS_BY_ELEMENT,
  VASHYA_GROUPS,
  VASHYA_POINTS,
  type Varna,
  type VashyaGroup,
  YONI_OF_STAR,
  yoniPoints,
} from '@/lib/astrology/compatibility/kuta-tables';
import type { KutaFinding, KutaName, MoonPlace } from '@/lib/astrology/compatibility/types';
import { naturalRelation, SIGN_LORDS, type VisibleGraha } from '@/lib/astrology/grahas';
import { type NamedNakshatra, nakshatraAt } from '@/lib/astrology/nakshatras';
import { SIGNS } from '@/lib/astrology/signs';

type KutaRule = (bride: MoonPlace, groom: MoonPlace) => KutaFinding;

const starOf = (moon: MoonPlace): NamedNakshatra => nakshatraAt(moon.starIndex);
const signOf = (moon: MoonPlace): string => SIGNS[moon.signIndex] ?? '';

/** @throws RangeError for a sign that is none */
export function lordOf(moon: MoonPlace): VisibleGraha {
  const lord = SIGN_LORDS[moon.signIndex];
  if (!lord) throw new RangeError(`no sign ${moon.signIndex}`);
  return lord;
}

function varnaOf(moon: MoonPlace): Varna {
  return VARNAS_BY_ELEMENT[moon.signIndex % 4] ?? 'Shudra';
}

const varna: KutaRule = (brideMoon, groomMoon) => {
  const [bride, groom] = [varnaOf(brideMoon), varnaOf(groomMoon)];
  const reached = VARNA_RANK[groom] >= VARNA_RANK[bride];
  const signs = `${signOf(brideMoon)} counts as ${bride} and ${signOf(groomMoon)} as ${groom}`;
  return {
    score: reached ? 1 : 0,
    bride,
    groom,
    reason: `${signs}; the point is given when the groom's class equals or exceeds the bride's.`,
  };
};

/** By half signs of 15°, from the longitude and not from the pada. */
function vashyaOf(moon: MoonPlace): VashyaGroup {
  const half = moon.longitudeDegrees % 30 < 15 ? 0 : 1;
  return VASHYA_GROUPS[moon.signIndex]?.[half] ?? 'Manava';
}

const vashya: KutaRule = (brideMoon, groomMoon) => {
  const [bride, groom] = [vashyaOf(brideMoon), vashyaOf(groomMoon)];
  const reason =
    bride === groom
      ? `Both Moons are of the ${bride} group.`
      : `The ${bride} and ${groom} groups give this in the northern table.`;
  return { score: VASHYA_POINTS[bride][groom], bride, groom, reason };
};

/** Inclusive count from one place of a circle to another. */
const countFrom = (from: number, to: number, circle: number) => ((to - from + circle) % circle) + 1;

const tara: KutaRule = (brideMoon, groomMoon) => {
  const toGroom = countFrom(brideMoon.starIndex, groomMoon.starIndex, 27);
  const toBride = countFrom(groomMoon.starIndex, brideMoon.starIndex, 27);
  const points = (count: number) => (BAD_TARAS.has(count % 9) ? 0 : 1.5);
  const told = (count: number) => `${count} (remainder ${count % 9} by nine: ${points(count)})`;
  return {
    score: points(toGroom) + points(toBride),
    bride: starOf(brideMoon).name,
    groom: starOf(groomMoon).name,
    reason:
      `Counted inclusively, the groom's star is ${told(toGroom)} from the bride's and the bride's ${told(toBride)} ` +
      "from the groom's; remainders 3, 5 and 7 give nothing.",
  };
};

const yoni: KutaRule = (brideMoon, groomMoon) => {
  const bride = YONI_OF_STAR[brideMoon.starIndex] ?? 'Horse';
  const groom = YONI_OF_STAR[groomMoon.starIndex] ?? 'Horse';
  const score = yoniPoints(bride, groom);
  const pair = `${starOf(brideMoon).name} is a ${bride}, ${starOf(groomMoon).name} a ${groom}`;
  const bond =
    score === 4 ? 'the same animal' : score === 0 ? 'an opposed pair' : `a pair of ${score} points`;
  return { score, bride, groom, reason: `${pair}: ${bond}.` };
};

const REGARD = { friend: 'a friend', neutral: 'neutral', enemy: 'an opponent' } as const;

const grahaMaitri: KutaRule = (brideMoon, groomMoon) => {
  const [bride, groom] = [lordOf(brideMoon), lordOf(groomMoon)];
  const [there, back] = [naturalRelation(bride, groom), naturalRelation(groom, bride)];
  const reason =
    bride === groom
      ? `${bride} rules both Moon signs.`
      : `${bride} regards ${groom} as ${REGARD[there]}, ${groom} regards ${bride} as ${REGARD[back]}.`;
  return { score: MAITRI_POINTS[there][back], bride, groom, reason };
};

const gana: KutaRule = (brideMoon, groomMoon) => {
  const [bride, groom] = [starOf(brideMoon).gana, starOf(groomMoon).gana];
  const reason =
    bride === groom
      ? `Both stars are of the ${bride} gana.`
      : `A bride of ${bride} and a groom of ${groom} gana.`;
  return { score: GANA_POINTS[bride][groom], bride, groom, reason };
};

const bhakoot: KutaRule = (brideMoon, groomMoon) => {
  const toGroom = countFrom(brideMoon.signIndex, groomMoon.signIndex, 12);
  const toBride = countFrom(groomMoon.signIndex, brideMoon.signIndex, 12);
  const [bride, groom] = [signOf(brideMoon), signOf(groomMoon)];
  const placed =
    bride === groom ? 'Both Moons are in one sign' : `The Moon signs stand ${toGroom}/${toBride}`;
  const given = BAD_SIGN_COUNTS.has(toGroom)
    ? 'one of the pairs 2/12, 5/9 and 6/8 without points'
    : 'in full';
  return { score: BAD_SIGN_COUNTS.has(toGroom) ? 0 : 7, bride, groom, reason: `${placed}: ${given}.` };
};

const nadi: KutaRule = (brideMoon, groomMoon) => {
  const [bride, groom] = [starOf(brideMoon).nadi, starOf(groomMoon).nadi];
  const same = bride === groom;
  const reason = same ? `Both stars are of the ${bride} nadi.` : 'The two stars are of different nadis.';
  return { score: same ? 0 : 8, bride, groom, reason };
};

/** Each kuta for a bride's and a groom's birth Moon. */
export const KUTA_RULES: Record<KutaName, KutaRule> = {
  Varna: varna,
  Vashya: vashya,
  Tara: tara,
  Yoni: yoni,
  'Graha Maitri': grahaMaitri,
  Gana: gana,
  Bhakoot: bhakoot,
  Nadi: nadi,
};
