import lexicon from '@/content/horoscope/lexicon.json' with { type: 'json' };
import { GRAHAS, type Graha, SIGN_LORDS } from '@/lib/astrology/grahas';
import type { DayFacts } from '@/lib/astrology/horoscope/find-day-facts';
import type { StarFacts } from '@/lib/astrology/horoscope/find-star-facts';
import { labelled } from '@/lib/astrology/horoscope/pada-label';
import type { StarWriter } from '@/lib/astrology/horoscope/star-writer';
import {
  type ComposedText,
  type Draft,
  fitParts,
  type Part,
  stateDraft,
} from '@/lib/astrology/horoscope/statement';
import { standingOf, taraTone, transitState } from '@/lib/astrology/horoscope/tone';
import { LIFE_AREAS, type LifeArea } from '@/lib/astrology/horoscope/types';
import {
  grahaPhrase,
  listWords,
  ordinalFigure,
  ordinalWord,
  placeFrom,
  signName,
} from '@/lib/astrology/horoscope/words';
import { signIndexOf } from '@/lib/astrology/signs';

/** Each area is to have 45 to 80 words. */
const MAX_WORDS = 76;

/** The planets and houses that rule each area; of two houses the first that is occupied speaks, else the first. */
const RULERS: Record<LifeArea, { planets: readonly [Graha, Graha]; houses: readonly number[] }> = {
  Health: { planets: ['Sun', 'Mars'], houses: [1, 6] },
  Finances: { planets: ['Jupiter', 'Venus'], houses: [2, 11] },
  Love: { planets: ['Venus', 'Moon'], houses: [7] },
  'Mental Wellness': { planets: ['Moon', 'Mercury'], houses: [4] },
  Career: { planets: ['Sun', 'Saturn'], houses: [10] },
  Spirituality: { planets: ['Jupiter', 'Ketu'], houses: [9, 12] },
};

const GENTLE: ReadonlySet<Graha> = new Set<Graha>(['Moon', 'Mercury', 'Jupiter', 'Venus']);

type Group = StarFacts['groups'][number];

/** The six texts of one star for a day, with a statement for each sentence. */
export function composeLifeAreas(
  day: DayFacts,
  star: StarFacts,
  writer: StarWriter,
): Record<LifeArea, ComposedText> {
  return Object.fromEntries(LIFE_AREAS.map((area) => [area, composeArea(area, day, star, writer)])) as Record<
    LifeArea,
    ComposedText
  >;
}

function composeArea(area: LifeArea, day: DayFacts, star: StarFacts, writer: StarWriter): ComposedText {
  const { planets } = RULERS[area];
  const turn = day.dayNumber + star.starIndex;
  const parts: Part[] = star.groups.flatMap((group, groupIndex) =>
    [...planets.map((planet) => tellPlanet(area, planet, day, group)), tellHouse(area, group)].map(
      (draft, i): Part => {
        const sentence = writer(draft);
        const opens = i === 0 && star.groups.length > 1;
        return {
          // Past the first planet of each sign, room goes to the signs in turn.
          rank: i === 0 ? 0 : 1 + i * 2 + ((groupIndex + turn) % 2),
          statement: stateDraft(area, draft, opens ? labelled(group, sentence) : sentence),
        };
      },
    ),
  );
  const close: Draft = {
    slot: 'lifeClose',
    fact: `The day's tara from ${star.star.name} is ${star.tara.index}, ${star.tara.name}.`,
    facts: { area, tone: taraTone(star.tara.index) },
    words: { tara: star.tara.name },
  };
  parts.push({ rank: 0, statement: stateDraft(area, close, writer(close)) });
  const statements = fitParts(parts, MAX_WORDS).map(({ statement }) => statement);
  return { text: statements.map(({ text }) => text).join(' '), statements };
}

function tellPlanet(area: LifeArea, planet: Graha, day: DayFacts, group: Group): Draft {
  const transit = group.transits[planet];
  const sign = signName(group.signIndex);
  // The Moon's house is told everywhere by chandra bala alone, which knows no vedha.
  const vedhaBy = planet === 'Moon' ? null : transit.vedhaBy;
  const state = transitState({ ...transit, vedhaBy });
  const inSign = signName(signIndexOf(day.positions[planet].longitudeDegrees));
  return {
    slot: 'lifePlanet',
    fact: `${planet} in ${inSign}, ${ordinalFigure(transit.house)} from ${sign}: ${standingOf({ ...transit, vedhaBy })}.`,
    facts: { area, planet, state },
    words: {
      sign,
      planet: grahaPhrase(planet),
      house: ordinalWord(transit.house),
      at: placeFrom(group.signIndex, transit.house),
      areaTopic: lexicon.areaTopics[area],
      vedhaBy: vedhaBy ? grahaPhrase(vedhaBy) : '',
    },
  };
}

function tellHouse(area: LifeArea, group: Group): Draft {
  const { houses } = RULERS[area];
  const guestsIn = (house: number) => GRAHAS.filter((graha) => group.transits[graha].house === house);
  const house = houses.find((each) => guestsIn(each).length > 0) ?? houses[0] ?? 1;
  const guests = guestsIn(house);
  const signIndex = (group.signIndex + house - 1) % 12;
  const lord = SIGN_LORDS[signIndex];
  if (!lord) throw new RangeError(`no lord for the sign ${signIndex}`);
  const lordTransit = group.transits[lord];
  const sign = signName(group.signIndex);
  const areaSign = signName(signIndex);
  const held =
    guests.length > 0
      ? `with ${listWords(guests)} in it`
      : `empty; its lord ${lord} is ${ordinalFigure(lordTransit.house)} from ${sign}, ${standingOf(lordTransit)}`;
  return {
    slot: 'lifeHouse',
    fact: `House ${house} from ${sign} is ${areaSign}, ${held}.`,
    facts: { houseState: houseStateOf(guests, transitState(lordTransit) === 'helps') },
    words: {
      sign,
      areaHouse: ordinalWord(house),
      areaSign,
      areaTopic: lexicon.areaTopics[area],
      guests: listWords(guests.map(grahaPhrase)),
      lord: grahaPhrase(lord),
      lordHouse: ordinalWord(lordTransit.house),
    },
  };
}

function houseStateOf(guests: readonly Graha[], lordHelps: boolean): string {
  if (guests.length === 0) return lordHelps ? 'lord-strong' : 'lord-modest';
  if (guests.every((graha) => GENTLE.has(graha))) return 'gentle';
  return guests.some((graha) => GENTLE.has(graha)) ? 'mixed' : 'brisk';
}
