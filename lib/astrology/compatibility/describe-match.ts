import { BANDS, KUTA_TEXTS } from '@/lib/astrology/compatibility/kuta-texts';
import { scoreAshtakoota } from '@/lib/astrology/compatibility/score-ashtakoota';
import {
  type Ashtakoota,
  KUTA_MAXIMA,
  KUTA_NAMES,
  type KutaName,
  type Partner,
} from '@/lib/astrology/compatibility/types';

export interface Compatibility {
  /** 0..100: round(total / 36 × 100). */
  score: number;
  /** A few plain sentences on the whole. */
  analysis: string;
  strengths: string[];
  challenges: string[];
  ashtakoota: Ashtakoota;
}

/** Shares of a kuta's points from which it counts as a strength, and below which as a challenge. */
const STRENGTH_SHARE = 0.75;
const CHALLENGE_SHARE = 0.5;

interface KutaMean {
  name: KutaName;
  /** Mean of both orders. */
  score: number;
  share: number;
}

function kutaMeans({ orders }: Ashtakoota): KutaMean[] {
  return KUTA_NAMES.map((name, i) => {
    const score = ((orders[0].kutas[i]?.score ?? 0) + (orders[1].kutas[i]?.score ?? 0)) / 2;
    return { name, score, share: score / KUTA_MAXIMA[name] };
  });
}

const titled = ({ name, score }: KutaMean, text: string) =>
  `${name} ${score} of ${KUTA_MAXIMA[name]}: ${text}`;

/** For the best or the least kuta where none stands out. */
const halfway = (kutas: KutaMean[]) =>
  kutas.map((kuta) =>
    titled(kuta, `in ${KUTA_TEXTS[kuta.name].about} you meet halfway, and a little care goes a long way.`),
  );

/** Kutas by their weight, the heaviest first. */
const byWeight = (a: KutaMean, b: KutaMean) => KUTA_MAXIMA[b.name] - KUTA_MAXIMA[a.name];

const listed = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

function analyse(total: number, score: number, strong: KutaMean[], weak: KutaMean[]): string {
  const about = (kutas: KutaMean[]) => listed(kutas.slice(0, 3).map(({ name }) => KUTA_TEXTS[name].about));
  const band = BANDS.find(({ from }) => total >= from)?.text ?? '';
  return [
    `Your Moons share ${total} of 36 points, ${score} of 100, as the mean of both orders of bride and groom.`,
    band,
    strong.length > 0 ? `Most support lies in ${about(strong)}.` : 'No single kuta stands out.',
    weak.length > 0 ? `Most care is asked for in ${about(weak)}.` : 'No kuta asks for special care.',
    'The points compare two birth Moons and nothing more: how two people treat each other is theirs to shape.',
  ].join(' ');
}

/**
 * Compatibility of two births by ashtakoota, with its reasons.
 * @throws RangeError for a Moon longitude outside 0 <= longitude < 360
 */
export function describeMatch(first: Partner, second: Partner): Compatibility {
  const ashtakoota = scoreAshtakoota(first, second);
  const score = Math.round((ashtakoota.total / ashtakoota.maximum) * 100);
  const means = kutaMeans(ashtakoota).sort(byWeight);
  const strong = means.filter(({ share }) => share >= STRENGTH_SHARE);
  const weak = means.filter(({ share }) => share < CHALLENGE_SHARE);
  const byShare = [...means].sort((a, b) => b.share - a.share);
  const [best, least] = [byShare.slice(0, 1), byShare.slice(-1)];
  return {
    score,
    analysis: analyse(ashtakoota.total, score, strong, weak),
    strengths:
      strong.length > 0 ? strong.map((kuta) => titled(kuta, KUTA_TEXTS[kuta.name].strength)) : halfway(best),
    challenges:
      weak.length > 0 ? weak.map((kuta) => titled(kuta, KUTA_TEXTS[kuta.name].challenge)) : halfway(least),
    ashtakoota,
  };
}
