import type { Relation } from '@/lib/astrology/grahas';
import type { Gana, NakshatraName } from '@/lib/astrology/nakshatras';

/*
 * The classes that signs and stars fall into, and the points for each pair: rows are the bride's, columns the groom's.
 */

export type Varna = 'Brahmin' | 'Kshatriya' | 'Vaishya' | 'Shudra';

/** From the fewest to the most: a groom's may equal the bride's or exceed it. */
export const VARNA_RANK: Record<Varna, number> = { Shudra: 1, Vaishya: 2, Kshatriya: 3, Brahmin: 4 };

/** Fire, earth, air, water, and so round the twelve signs. */
export const VARNAS_BY_ELEMENT: readonly Varna[] = ['Kshatriya', 'Vaishya', 'Shudra', 'Brahmin'];

export type VashyaGroup = 'Chatushpada' | 'Manava' | 'Jalachara' | 'Vanachara' | 'Keeta';

/** Group of each half of each sign, Aries to Pisces; only Sagittarius and Capricorn change in the middle. */
export const VASHYA_GROUPS: readonly (readonly [firstHalf: VashyaGroup, secondHalf: VashyaGroup])[] = [
  ['Chatushpada', 'Chatushpada'],
  ['Chatushpada', 'Chatushpada'],
  ['Manava', 'Manava'],
  ['Jalachara', 'Jalachara'],
  ['Vanachara', 'Vanachara'],
  ['Manava', 'Manava'],
  ['Manava', 'Manava'],
  ['Keeta', 'Keeta'],
  ['Manava', 'Chatushpada'],
  ['Chatushpada', 'Jalachara'],
  ['Manava', 'Manava'],
  ['Jalachara', 'Jalachara'],
];

/** The northern table; at least five others are in print, which agree on 2 for the same group. */
export const VASHYA_POINTS: Record<VashyaGroup, Record<VashyaGroup, number>> = {
  Chatushpada: { Chatushpada: 2, Manava: 1, Jalachara: 1, Vanachara: 0.5, Keeta: 1 },
  Manava: { Chatushpada: 1, Manava: 2, Jalachara: 0.5, Vanachara: 0, Keeta: 1 },
  Jalachara: { Chatushpada: 1, Manava: 0.5, Jalachara: 2, Vanachara: 1, Keeta: 1 },
  Vanachara: { Chatushpada: 0.5, Manava: 0, Jalachara: 1, Vanachara: 2, Keeta: 0 },
  Keeta: { Chatushpada: 1, Manava: 1, Jalachara: 1, Vanachara: 0, Keeta: 2 },
};

/** Remainders of the inclusive count by nine that give no points: Vipat, Pratyari, Naidhana. */
export const BAD_TARAS: ReadonlySet<number> = new Set([3, 5, 7]);

/** The fourteen animals, each with the points it gives with all of them in this same order: 4 itself, 0 its enemy. */
const YONI_ROWS = [
  ['Horse', '42232221011321'],
  ['Elephant', '24332222312320'],
  ['Sheep', '23421213312031'],
  ['Serpent', '33242111122202'],
  ['Dog', '22124212210211'],
  ['Cat', '22212402213321'],
  ['Rat', '22111042222212'],
  ['Cow', '12312224303221'],
  ['Buffalo', '03312223412221'],
  ['Tiger', '11121120141121'],
  ['Deer', '12220323214221'],
  ['Monkey', '33022322212432'],
  ['Mongoose', '22301212222342'],
  ['Lion', '10121121111224'],
] as const;

export type Animal = (typeof YONI_ROWS)[number][0];

/** Ashwini to Revati. */
export const YONI_OF_STAR: readonly Animal[] = [
  'Horse',
  'Elephant',
  'Sheep',
  'Serpent',
  'Serpent',
  'Dog',
  'Cat',
  'Sheep',
  'Cat',
  'Rat',
  'Rat',
  'Cow',
  'Buffalo',
  'Tiger',
  'Buffalo',
  'Tiger',
  'Deer',
  'Deer',
  'Dog',
  'Monkey',
  'Mongoose',
  'Monkey',
  'Lion',
  'Horse',
  'Lion',
  'Cow',
  'Elephant',
];

/** Points of two animals; the table is symmetric. */
export function yoniPoints(one: Animal, other: Animal): number {
  const column = YONI_ROWS.findIndex(([animal]) => animal === other);
  return Number(YONI_ROWS.find(([animal]) => animal === one)?.[1][column]);
}

export const GANA_POINTS: Record<Gana, Record<Gana, number>> = {
  Deva: { Deva: 6, Manushya: 5, Rakshasa: 1 },
  Manushya: { Deva: 6, Manushya: 6, Rakshasa: 0 },
  Rakshasa: { Deva: 0, Manushya: 0, Rakshasa: 6 },
};

/** Points for how two sign lords regard each other; symmetric. */
export const MAITRI_POINTS: Record<Relation, Record<Relation, number>> = {
  friend: { friend: 5, neutral: 4, enemy: 1 },
  neutral: { friend: 4, neutral: 3, enemy: 0.5 },
  enemy: { friend: 1, neutral: 0.5, enemy: 0 },
};

/** Inclusive counts from one sign to the other that give no Bhakoot: 2/12, 5/9 and 6/8. */
export const BAD_SIGN_COUNTS: ReadonlySet<number> = new Set([2, 12, 5, 9, 6, 8]);

/** Stars which the Tirupati tables exempt from Nadi when both partners are born under the same one. */
export const NADI_EXEMPT_STARS: ReadonlySet<NakshatraName> = new Set([
  'Rohini',
  'Mrigashira',
  'Ardra',
  'Pushya',
  'Vishakha',
  'Shravana',
  'Uttara Bhadrapada',
  'Revati',
]);

/** Houses in which Mars makes a chart Manglik. */
export const MANGLIK_HOUSES: ReadonlySet<number> = new Set([1, 2, 4, 7, 8, 12]);
