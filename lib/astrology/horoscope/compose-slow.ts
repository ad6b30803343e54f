import lexicon from '@/content/horoscope/lexicon.json';
import type { Gochara } from '@/lib/astrology/gochara';
import type { Graha } from '@/lib/astrology/grahas';
import type { DayFacts, SignTransits, StarFacts } from '@/lib/astrology/horoscope/find-day-facts';
import type { Facts } from '@/lib/astrology/horoscope/phrases';
import type { StarWriter } from '@/lib/astrology/horoscope/star-writer';
import { transitState } from '@/lib/astrology/horoscope/tone';
import { grahaPhrase, ordinalFigure, ordinalWord, signName } from '@/lib/astrology/horoscope/words';
import { signIndexOf } from '@/lib/astrology/signs';

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

export interface SlowSentence {
  fact: string;
  facts: Facts;
  text: string;
}

/**
 * A sentence for each slow transit, in the order of their turn: the day's text takes the first, the reasons list all. A star in
 * two signs is read from one of them, in turn with the days.
 */
export function composeSlow(day: DayFacts, star: StarFacts, writer: StarWriter): SlowSentence[] {
  const turn = day.dayNumber + star.starIndex;
  const group = star.groups[Math.floor(turn / 3) % star.groups.length];
  if (!group) return [];
  const sign = signName(group.signIndex);
  const topics = slowTopics(group.transits);
  const inTurn = topics
    .map((_, i) => topics[(i + turn) % topics.length])
    .filter((each) => each !== undefined);
  return inTurn.map(({ graha, slow }) => {
    const transit = group.transits[graha];
    const inSign = (which: Graha) => signName(signIndexOf(day.positions[which].longitudeDegrees));
    const other = OTHER_NODE[graha];
    const otherFact = other
      ? `, ${other} in ${inSign(other)}, ${ordinalFigure(group.transits[other].house)}`
      : '';
    const standing = transit.vedhaBy
      ? `a good house, obstructed by ${transit.vedhaBy}`
      : transit.good
        ? 'a good house'
        : 'not one of its good houses';
    const facts = { slow };
    return {
      fact: `${graha} in ${inSign(graha)}, ${ordinalFigure(transit.house)} from ${sign}${otherFact}: ${standing}.`,
      facts,
      text: writer.say('slow', facts, {
        sign,
        slowSign: inSign(graha),
        slowHouse: ordinalWord(transit.house),
        slowTopic: lexicon.houseTopics[transit.house - 1] ?? '',
        vedhaBy: transit.vedhaBy ? grahaPhrase(transit.vedhaBy) : '',
        otherHouse: other ? ordinalWord(group.transits[other].house) : '',
      }),
    };
  });
}
