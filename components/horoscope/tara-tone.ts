import type { StarReading } from '@/components/horoscope/day-types';
import { taraOf } from '@/lib/astrology/gochara/tara';
import { ordinalWord } from '@/lib/astrology/ordinals';

/** How a count reads at a glance; each tone has a colour and is always said in words too. */
export type Tone = 'good' | 'mixed' | 'hold';

export interface Verdict {
  tone: Tone;
  title: string;
  meaning: string;
}

const MEANINGS = [
  'your own point in the count, so be gentle with yourself',
  'gain, and what you tend today adds up',
  'small upsets, so leave room in the plan',
  'ease, a day that keeps well what you have',
  'resistance, so take the longer way round',
  'effort succeeds',
  'an ebb, better for finishing than beginning',
  'friends, and help near at hand',
  'the warmest help of the nine',
] as const;

const ROUNDS_OF_A_CAUTION = [
  '',
  '; about half as strong in this second round',
  '; hardly felt in this third round',
];

/** The Moon's star counted from the birth star, explained. */
export function explainTara({ index, name, cycle }: StarReading['tara']): Verdict {
  const { quality } = taraOf(0, (cycle - 1) * 9 + index - 1);
  const isCaution = quality === 'bad' || quality === 'worst';
  const caution = isCaution ? (ROUNDS_OF_A_CAUTION[cycle - 1] ?? '') : '';
  const tone = isCaution ? (cycle === 1 ? 'hold' : 'mixed') : quality === 'mixed' ? 'mixed' : 'good';
  return {
    tone,
    title: `${name} tara`,
    meaning: `${ordinalWord(index)} of nine from your star: ${MEANINGS[index - 1]}${caution}`,
  };
}

/** The Moon's sign counted from the birth sign or signs, explained. */
export function explainChandraBala(chandraBala: StarReading['chandraBala']): Verdict {
  const houses = chandraBala.map(({ house, sign }) => `${ordinalWord(house)} from ${sign}`).join(', ');
  const eighth = chandraBala.find(({ house }) => house === 8);
  if (eighth) {
    const others = chandraBala.length > 1 ? `, for the part of the star in ${eighth.sign}` : '';
    return { tone: 'hold', title: 'Chandrashtama', meaning: `Moon ${houses}: take it slowly${others}` };
  }
  const good = chandraBala.filter((sign) => sign.good).length;
  if (good === chandraBala.length)
    return { tone: 'good', title: 'Moon with you', meaning: `${houses}: a house of support` };
  if (good > 0) return { tone: 'mixed', title: 'Moon in part with you', meaning: houses };
  return { tone: 'mixed', title: 'Moon at rest', meaning: `${houses}: a quiet house` };
}
