import lexicon from '@/content/horoscope/lexicon.json' with { type: 'json' };
import type { Gochara } from '@/lib/astrology/gochara';
import type { Graha } from '@/lib/astrology/grahas';
import type { SignTransits } from '@/lib/astrology/horoscope/find-day-facts';
import type { Draft } from '@/lib/astrology/horoscope/statement';
import { standingOf, transitState } from '@/lib/astrology/horoscope/tone';
import {
  grahaPhrase,
  ordinalFigure,
  ordinalWord,
  placeFrom,
  signName,
} from '@/lib/astrology/horoscope/words';
import { signIndexOf } from '@/lib/astrology/signs';
import type { SiderealPositions } from '@/lib/astrology/sky';

interface SlowTopic {
  /** The graha whose house the sentence speaks of. */
  graha: Graha;
  /** The band, such as `saturn-sade-sati`. */
  slow: string;
}

const SADE_SATI_HOUSES: ReadonlySet<number> = new Set([12, 1, 2]);

function saturnBand(saturn: Gochara): string {
  const state = transitState(saturn);
  if (state !== 'asks') return `saturn-${state}`;
  if (SADE_SATI_HOUSES.has(saturn.house)) return 'saturn-sade-sati';
  if (saturn.house === 4) return 'saturn-fourth';
  return saturn.house === 8 ? 'saturn-eighth' : 'saturn-plain';
}

/** What the slow transits have to say to one birth sign: Saturn, Jupiter, and whichever node helps, else Rahu. */
export function slowTopics(transits: SignTransits): SlowTopic[] {
  const jupiterState = transitState(transits.Jupiter);
  const node = (): SlowTopic => {
    if (transits.Rahu.good) return { graha: 'Rahu', slow: 'nodes-rahu' };
    return transits.Ketu.good
      ? { graha: 'Ketu', slow: 'nodes-ketu' }
      : { graha: 'Rahu', slow: 'nodes-plain' };
  };
  return [
    { graha: 'Saturn', slow: saturnBand(transits.Saturn) },
    { graha: 'Jupiter', slow: `jupiter-${jupiterState === 'asks' ? 'plain' : jupiterState}` },
    node(),
  ];
}

const OTHER_NODE: Partial<Record<Graha, 'Rahu' | 'Ketu'>> = { Rahu: 'Ketu', Ketu: 'Rahu' };

/** "ninth", or "in Leo" for the first house: in these phrases the sign counted from has been named. */
function nodePlace(sign: string, house: number): string {
  return house === 1 ? `in ${sign}` : ordinalWord(house);
}

/**
 * A draft for each slow transit as it stands to one birth sign, in the order of their turn.
 * @param turn a whole number that moves on with the days or months
 */
export function tellSlow(
  positions: SiderealPositions,
  { signIndex, transits }: { signIndex: number; transits: SignTransits },
  turn: number,
): Draft[] {
  const sign = signName(signIndex);
  const topics = slowTopics(transits);
  const first = turn % topics.length;
  return [...topics.slice(first), ...topics.slice(0, first)].map(({ graha, slow }) => {
    const transit = transits[graha];
    const inSign = (which: Graha) => signName(signIndexOf(positions[which].longitudeDegrees));
    const other = OTHER_NODE[graha];
    const otherFact = other ? `, ${other} in ${inSign(other)}, ${ordinalFigure(transits[other].house)}` : '';
    return {
      slot: 'slow',
      fact: `${graha} in ${inSign(graha)}, ${ordinalFigure(transit.house)} from ${sign}${otherFact}: ${standingOf(transit)}.`,
      facts: { slow },
      words: {
        sign,
        at: placeFrom(signIndex, transit.house),
        signAt:
          transit.house === 1
            ? `in ${sign} itself`
            : `in ${inSign(graha)}, ${placeFrom(signIndex, transit.house)}`,
        slowHouse: ordinalWord(transit.house),
        slowTopic: lexicon.houseTopics[transit.house - 1] ?? '',
        vedhaBy: transit.vedhaBy ? grahaPhrase(transit.vedhaBy) : '',
        otherHouse: other ? nodePlace(sign, transits[other].house) : '',
      },
    };
  });
}
