import lexicon from '@/content/horoscope/lexicon.json' with { type: 'json' };
import type { DayFacts } from '@/lib/astrology/horoscope/find-day-facts';
import type { LordRelation, StarFacts } from '@/lib/astrology/horoscope/find-star-facts';
import type { Words } from '@/lib/astrology/horoscope/phrases';
import type { Draft } from '@/lib/astrology/horoscope/statement';
import { findOmens, taraTone, tithiClass } from '@/lib/astrology/horoscope/tone';
import { grahaPhrase, istHour, ordinalFigure, ordinalWord } from '@/lib/astrology/horoscope/words';
import { nakshatraAt } from '@/lib/astrology/nakshatras';
import { pakshaOf, TITHI_NAMES } from '@/lib/astrology/panchang';

/** Words that any sentence of a day's text may use. */
export function wordsOfDay(day: DayFacts): Words {
  const dayStar = nakshatraAt(day.moonStarIndex);
  return {
    dayStar: dayStar.name,
    dayLord: grahaPhrase(dayStar.lord),
    weekday: day.weekday,
    weekdayLord: grahaPhrase(day.weekdayLord),
    colour: lexicon.colours[day.weekdayLord],
  };
}

/** How far the day's star is from the birth star, 1..27. */
function countOf({ tara }: StarFacts): number {
  return (tara.cycle - 1) * 9 + tara.index;
}

export function tellTara(day: DayFacts, star: StarFacts): Draft {
  const { index, name, cycle } = star.tara;
  const count = countOf(star);
  const dayStar = nakshatraAt(day.moonStarIndex).name;
  return {
    slot: 'tara',
    fact: `Moon in ${dayStar} at sunrise at Ujjain (${istHour(day.sunrise, day.date)}), ${ordinalFigure(count)} from ${star.star.name}: tara ${index}, ${name}.`,
    facts: { tara: index, cycle },
    words: { count: ordinalWord(count), tara: name },
  };
}

export function tellCycle(star: StarFacts): Draft {
  const { index, cycle, quality, strength } = star.tara;
  return {
    slot: 'cycle',
    fact: `${ordinalFigure(countOf(star))} of 27 lies in cycle ${cycle} of 3 (${quality} tara, weight ${strength}).`,
    facts: { tone: taraTone(index), cycle },
  };
}

function relationFact(relation: LordRelation): string {
  if (relation === 'same') return 'one and the same lord';
  const held = { friend: 'a friend', neutral: 'neutral', enemy: 'an enemy' }[relation];
  return `the lord of the birth star holds it for ${held} by nature`;
}

/** The lord of the day's star as the birth star's lord regards it. */
export function tellLords(day: DayFacts, { star, starIndex, lordRelation }: StarFacts): Draft {
  const dayStar = nakshatraAt(day.moonStarIndex);
  return {
    slot: 'lords',
    fact: `${star.name} is ruled by ${star.lord}, ${dayStar.name} by ${dayStar.lord}: ${relationFact(lordRelation)}.`,
    facts: { lordRelation: starIndex === day.moonStarIndex ? 'own' : lordRelation },
  };
}

export function tellWeekday(day: DayFacts, { star, weekdayRelation }: StarFacts): Draft {
  return {
    slot: 'weekday',
    fact: `${day.weekday} is ruled by ${day.weekdayLord}, ${star.name} by ${star.lord}: ${relationFact(weekdayRelation)}.`,
    facts: { weekdayRelation },
  };
}

function tithiPhrase(index: number): string {
  if (index === 15) return 'the full moon';
  if (index === 30) return 'the new moon';
  return `the ${index < 15 ? 'waxing' : 'waning'} ${ordinalWord(index % 15)}`;
}

/** Tithi, yoga and karana at sunrise: the same for all stars. */
export function tellAlmanac(day: DayFacts): Draft {
  const omens = findOmens(day);
  const marked = omens.length === 0 ? 'none marked with caution' : `marked with caution: ${omens.join(', ')}`;
  const tithi = `${pakshaOf(day.tithiIndex)} ${TITHI_NAMES[day.tithiIndex - 1]}`;
  const limbs = { tithi: tithiPhrase(day.tithiIndex), yoga: day.yogaName, karana: day.karanaName };
  const [omen] = omens;
  return {
    slot: 'almanac',
    fact: `At sunrise tithi ${tithi} (${tithiClass(day.tithiIndex)}), yoga ${day.yogaName}, karana ${day.karanaName}; ${marked}.`,
    facts: { omens: omens.length },
    words: {
      ...limbs,
      tithiWork: lexicon.tithiWork[tithiClass(day.tithiIndex)],
      omen: omen ? limbs[omen] : '',
    },
  };
}
