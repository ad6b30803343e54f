import lexicon from '@/content/horoscope/lexicon.json';
import { CHANDRA_BALA_CONVENTION } from '@/lib/astrology/gochara';
import { composeSlow } from '@/lib/astrology/horoscope/compose-slow';
import type { DayFacts, LordRelation, StarFacts } from '@/lib/astrology/horoscope/find-day-facts';
import { labelled } from '@/lib/astrology/horoscope/pada-label';
import type { Facts, Words } from '@/lib/astrology/horoscope/phrases';
import type { StarWriter } from '@/lib/astrology/horoscope/star-writer';
import { type ComposedText, fitParts, type Part } from '@/lib/astrology/horoscope/statement';
import { findOmens, taraTone, tithiClass } from '@/lib/astrology/horoscope/tone';
import {
  countWords,
  grahaPhrase,
  istHour,
  lowerFirst,
  ordinalFigure,
  ordinalWord,
  signName,
} from '@/lib/astrology/horoscope/words';
import { nakshatraAt } from '@/lib/astrology/nakshatras';
import { pakshaOf, TITHI_NAMES } from '@/lib/astrology/panchang';

/** The text is to have 90 to 140 words; the last sentence that fits under this limit ends it. */
const MAX_WORDS = 136;

type Group = StarFacts['groups'][number];

/** Lines the sentences stand on: the star, each sign's, and what surrounds them. */
type Line = number;

interface DailyPart extends Part {
  line: Line;
}

/** The day's text for one star, with a statement for each sentence. */
export function composeDaily(day: DayFacts, star: StarFacts, writer: StarWriter): ComposedText {
  const lastLine = star.groups.length + 1;
  const part = (
    line: Line,
    rank: number,
    slot: string,
    fact: string,
    facts: Facts,
    text: string,
  ): DailyPart => ({
    line,
    rank,
    words: countWords(text),
    statement: { of: 'daily', slot, fact, facts, text },
  });
  const say = (line: Line, rank: number, slot: string, fact: string, facts: Facts, words: Words = {}) =>
    part(line, rank, slot, fact, facts, writer.say(slot, facts, { ...dayWords(day), ...words }));

  // Which of the sentences that may be left out come first goes round with the day and the star.
  const turn = day.dayNumber + star.starIndex;
  const rankOf = (place: number) => 2 + ((place + turn) % 4);

  const tara = { tara: star.tara.index, cycle: star.tara.cycle };
  const tone = taraTone(star.tara.index);
  const count = (star.tara.cycle - 1) * 9 + star.tara.index;
  const steps = `${ordinalFigure(count)} from ${star.star.name}`;
  const dayStar = nakshatraAt(day.moonStarIndex);
  const parts: DailyPart[] = [
    say(
      0,
      0,
      'tara',
      `Moon in ${dayStar.name} at sunrise at Ujjain (${istHour(day.sunrise, day.date)}), ${steps}: tara ${star.tara.index}, ${star.tara.name}.`,
      tara,
      { count: ordinalWord(count), tara: star.tara.name },
    ),
    say(
      0,
      1,
      'cycle',
      `${ordinalFigure(count)} of 27 lies in cycle ${star.tara.cycle} of 3 (${star.tara.quality} tara, weight ${star.tara.strength}).`,
      { tone, cycle: star.tara.cycle },
    ),
  ];

  star.groups.forEach((group, i) => {
    parts.push(...composeMoonHouse(day, star, group, i + 1, writer, part));
  });

  parts.push(
    say(
      lastLine,
      rankOf(0),
      'lords',
      `${star.star.name} is ruled by ${star.star.lord}, ${dayStar.name} by ${dayStar.lord}: ${relationFact(star.lordRelation)}.`,
      { lordRelation: star.lordRelation },
      { dayLord: grahaPhrase(dayStar.lord) },
    ),
    say(
      lastLine,
      rankOf(1),
      'weekday',
      `${day.weekday} is ruled by ${day.weekdayLord}, ${star.star.name} by ${star.star.lord}: ${relationFact(star.weekdayRelation)}.`,
      { weekdayRelation: star.weekdayRelation },
    ),
    say(
      lastLine,
      rankOf(2),
      'almanac',
      almanacFact(day),
      { omens: findOmens(day).length },
      almanacWords(day),
    ),
    ...composeSlow(day, star, writer).map((slow, i) =>
      part(
        lastLine,
        i === 0 ? rankOf(3) : Number.POSITIVE_INFINITY,
        'slow',
        slow.fact,
        slow.facts,
        slow.text,
      ),
    ),
    ...composeChanges(day, star).map(({ slot, fact, facts, words }) =>
      say(lastLine, 0, slot, fact, facts, words),
    ),
  );

  const told = fitParts(parts, MAX_WORDS) as DailyPart[];
  const lines = Array.from({ length: lastLine + 1 }, (_, line) =>
    told.filter((each) => each.line === line).map((each) => each.statement.text),
  );
  // A star in one sign has no pada line of its own: star and sign stand in one paragraph.
  const paragraphs =
    star.groups.length === 1 ? [[...(lines[0] ?? []), ...(lines[1] ?? [])], lines[2] ?? []] : lines;
  return {
    text: paragraphs.map((sentences) => sentences.join(' ')).join('\n'),
    statements: parts.map((each) => each.statement),
  };
}

function dayWords(day: DayFacts): Words {
  return {
    dayStar: nakshatraAt(day.moonStarIndex).name,
    weekday: day.weekday,
    weekdayLord: grahaPhrase(day.weekdayLord),
    colour: lexicon.colours[day.weekdayLord],
  };
}

function relationFact(relation: LordRelation): string {
  if (relation === 'same') return 'one and the same lord';
  return `the lord of the birth star holds it for ${relation === 'neutral' ? 'neutral' : `${relation === 'enemy' ? 'an enemy' : 'a friend'}`} by nature`;
}

/** Phrases that lead into the Moon's house, so that a good count after a poor one does not sound like a mistake. */
function leadOf(tone: ReturnType<typeof taraTone>, moonGood: boolean): string {
  if (tone === 'hard' && moonGood) return 'lifts';
  return tone === 'good' && !moonGood ? 'lowers' : 'keeps';
}

function composeMoonHouse(
  day: DayFacts,
  star: StarFacts,
  group: Group,
  line: Line,
  writer: StarWriter,
  part: (line: Line, rank: number, slot: string, fact: string, facts: Facts, text: string) => DailyPart,
): DailyPart[] {
  const sign = signName(group.signIndex);
  const moonSign = signName(day.moonSignIndex);
  const words = { sign, moonSign };
  const facts = { moonHouse: group.moonHouse };
  const sentence = writer.say('moonHouse', facts, words);
  const alone = star.groups.length === 1;
  const lead = alone ? writer.say('lead', { turn: leadOf(taraTone(star.tara.index), group.moonGood) }) : '';
  const text = alone ? lead + (lead ? lowerFirst(sentence) : sentence) : labelled(group, sentence);
  const quality =
    group.moonHouse === 8 ? 'Chandrashtama' : group.moonGood ? 'good' : 'not among the good ones';
  const parts = [
    part(
      line,
      0,
      'moonHouse',
      `Moon in ${moonSign}, ${ordinalFigure(group.moonHouse)} from ${sign}: ${quality} (chandra bala: ${CHANDRA_BALA_CONVENTION}).`,
      facts,
      text,
    ),
  ];
  if (day.signChange && group.laterMoonHouse !== null) {
    const nextSign = signName(day.signChange.index);
    const signHour = istHour(day.signChange.instant, day.date);
    const shift = { signShift: signShiftOf(group.moonHouse, group.moonGood, group.laterMoonHouse) };
    const isEighth = group.moonHouse === 8 || group.laterMoonHouse === 8;
    parts.push(
      part(
        line,
        isEighth ? 0 : 2,
        'signChange',
        `Moon enters ${nextSign} at ${signHour}: ${ordinalFigure(group.laterMoonHouse)} from ${sign}.`,
        shift,
        writer.say('signChange', shift, {
          ...words,
          nextSign,
          signHour,
          nextHouse: ordinalWord(group.laterMoonHouse),
        }),
      ),
    );
  }
  return parts;
}

const GOOD_MOON_HOUSES: ReadonlySet<number> = new Set([1, 3, 6, 7, 10, 11]);

function signShiftOf(before: number, beforeGood: boolean, after: number): string {
  if (after === 8) return 'to-eighth';
  if (before === 8) return 'from-eighth';
  return `${beforeGood ? 'good' : 'low'}-${GOOD_MOON_HOUSES.has(after) ? 'good' : 'low'}`;
}

function tithiPhrase(index: number): string {
  if (index === 15) return 'the full moon';
  if (index === 30) return 'the new moon';
  return `the ${index < 15 ? 'waxing' : 'waning'} ${ordinalWord(index % 15)}`;
}

function almanacWords(day: DayFacts): Words {
  const [omen] = findOmens(day);
  const tithi = tithiPhrase(day.tithiIndex);
  const omenWords = { tithi, yoga: day.yogaName, karana: day.karanaName };
  return {
    ...omenWords,
    tithiWork: lexicon.tithiWork[tithiClass(day.tithiIndex)],
    omen: omen ? omenWords[omen] : '',
  };
}

function almanacFact(day: DayFacts): string {
  const omens = findOmens(day);
  const tithi = `${pakshaOf(day.tithiIndex)} ${TITHI_NAMES[day.tithiIndex - 1]}`;
  const marked = omens.length === 0 ? 'none marked with caution' : `marked with caution: ${omens.join(', ')}`;
  return `At sunrise tithi ${tithi} (${tithiClass(day.tithiIndex)}), yoga ${day.yogaName}, karana ${day.karanaName}; ${marked}.`;
}

function composeChanges(day: DayFacts, star: StarFacts) {
  const [first, second] = day.starChanges;
  const [tara, secondTara] = star.laterTaras;
  const dayStar = nakshatraAt(day.moonStarIndex).name;
  if (!first || !tara) {
    const fact = `Moon in ${dayStar} from this sunrise to the next (${istHour(day.nextSunrise, day.date)}).`;
    return [{ slot: 'change', fact, facts: { shift: 'none' }, words: {} }];
  }
  const factOf = (name: string, hour: string, next: typeof tara) =>
    `Moon enters ${name} at ${hour}: tara ${next.index}, ${next.name}, cycle ${next.cycle}.`;
  const nextStar = nakshatraAt(first.index).name;
  const hour = istHour(first.instant, day.date);
  const changes: { slot: string; fact: string; facts: Facts; words: Words }[] = [
    {
      slot: 'change',
      fact: factOf(nextStar, hour, tara),
      facts: { shift: `${taraTone(star.tara.index)}-${taraTone(tara.index)}` },
      words: { hour, nextStar, nextTara: tara.name },
    },
  ];
  if (second && secondTara) {
    const secondStar = nakshatraAt(second.index).name;
    const secondHour = istHour(second.instant, day.date);
    changes.push({
      slot: 'secondChange',
      fact: factOf(secondStar, secondHour, secondTara),
      facts: { second: true },
      words: { secondHour, secondStar, secondTara: secondTara.name },
    });
  }
  return changes;
}
