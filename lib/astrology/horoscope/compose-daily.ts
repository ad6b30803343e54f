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
import {
  tellAlmanac,
  tellCycle,
  tellLords,
  tellTara,
  tellWeekday,
  wordsOfDay,
} from '@/lib/astrology/horoscope/tell-day';
import { tellMoonHouse, tellSignChange, tellTurn } from '@/lib/astrology/horoscope/tell-moon-house';
import { tellSlow } from '@/lib/astrology/horoscope/tell-slow';
import { tellStarChanges } from '@/lib/astrology/horoscope/tell-star-change';
import { taraTone } from '@/lib/astrology/horoscope/tone';
import { lowerFirst } from '@/lib/astrology/horoscope/words';

/** The text is to have 90 to 140 words. What always stands is under this, so that the rest fits in to it. */
const MAX_WORDS = 136;

/** In a reason and not in the text while anything else fits. */
const LAST_RANK = 8;

/** The line of the text a sentence stands on: the star's, one for each sign of a star in two, and what surrounds them. */
interface DailyPart extends Part {
  line: number;
}

/** Writes the day's texts, star by star; what is the same for all stars is told once. */
export function createDailyComposer(day: DayFacts) {
  const dayWords = wordsOfDay(day);
  const almanac = tellAlmanac(day);
  return (star: StarFacts, writer: StarWriter): ComposedText => {
    const say = (draft: Omit<Draft, 'fact'>) => writer({ ...draft, words: { ...dayWords, ...draft.words } });
    const isSplit = star.groups.length > 1;
    const starLine = 0;
    const lastLine = isSplit ? star.groups.length + 1 : 1;
    const part = (line: number, rank: number, draft: Draft, text = say(draft)): DailyPart => ({
      line,
      rank,
      statement: stateDraft('daily', draft, text),
    });

    // Which of the sentences that may be left out come first goes round with the day and the star.
    const turn = day.dayNumber + star.starIndex;
    const rankOf = (place: number) => 3 + ((place + turn) % 4);
    // A star in two signs is read from one of them, in turn: the text has room for one slow transit, the reasons for all.
    const slowGroup = star.groups[Math.floor(turn / 3) % star.groups.length];
    if (!slowGroup) throw new RangeError(`no birth sign for ${star.star.name}`);

    const moonParts = star.groups.flatMap((group, i) => {
      const line = isSplit ? i + 1 : starLine;
      const draft = tellMoonHouse(day, group);
      const sentence = say(draft);
      const lead = isSplit ? '' : say(tellTurn(taraTone(star.tara.index), group));
      const led = lead ? lead + lowerFirst(sentence) : sentence;
      const signChange = tellSignChange(day, group);
      return [
        part(line, 0, draft, isSplit ? labelled(group, sentence) : led),
        ...(signChange ? [part(line, signChange.rank, signChange.draft)] : []),
      ];
    });
    const parts = [
      part(starLine, 0, tellTara(day, star)),
      part(starLine, 1, tellCycle(star)),
      ...moonParts,
      part(lastLine, rankOf(0), tellLords(day, star)),
      part(lastLine, rankOf(1), tellWeekday(day, star)),
      part(lastLine, rankOf(2), almanac),
      ...tellSlow(day.positions, slowGroup, turn).map((draft, i) =>
        part(lastLine, i === 0 ? rankOf(3) : LAST_RANK, draft),
      ),
      ...tellStarChanges(day, star).map((draft) => part(lastLine, 0, draft)),
    ];

    const told = fitParts(parts, MAX_WORDS);
    const lines = Array.from({ length: lastLine + 1 }, (_, line) =>
      told.filter((each) => each.line === line).map((each) => each.statement.text),
    );
    return {
      text: lines.map((sentences) => sentences.join(' ')).join('\n'),
      statements: parts.map(({ statement }) => statement),
    };
  };
}
