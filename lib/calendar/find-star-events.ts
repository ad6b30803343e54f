/** What the Moon's way is to a birth star through a span of time, in words. */
import texts from '@/content/calendar/texts.json' with { type: 'json' };
import { chandraBalaSpans, type TaraSpan, taraSpans } from '@/lib/astrology/gochara';
import { type SignGroup, signGroupsOf } from '@/lib/astrology/horoscope/find-star-facts';
import { ordinalWord, signName } from '@/lib/astrology/horoscope/words';
import { nakshatraAt, starSlug } from '@/lib/astrology/nakshatras';
import type { ElementSpan } from '@/lib/astrology/panchang';
import type { CalendarEvent } from '@/lib/calendar/write-icalendar';

/**
 * The date in the middle of a span. It names the span for good: a figure that is corrected by a second moves the ends, and
 * the middle's date stays.
 */
function middleDate({ start, end }: ElementSpan): string {
  return new Date((start.getTime() + end.getTime()) / 2).toISOString().slice(0, 10);
}

const fill = (text: string, words: Readonly<Record<string, string>>) =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '');

function taraEvent(birthStarIndex: number, { star, tara }: TaraSpan): CalendarEvent {
  const birthStar = nakshatraAt(birthStarIndex).name;
  const dayStar = nakshatraAt(star.index - 1).name;
  const first = texts.taras[tara.index - 1];
  if (!first) throw new RangeError(`no text for the tara ${tara.index}`);
  const isOwnStar = tara.index === 1 && tara.cycle === 1;
  const text = tara.index === 1 && !isOwnStar ? { ...texts.secondBirthStar, kind: 'Star change' } : first;
  const isHard = tara.quality === 'bad' || tara.quality === 'worst';
  const count = ((star.index - 1 - birthStarIndex + 27) % 27) + 1;
  const from = isOwnStar ? 'itself' : `the ${ordinalWord(count)} star from ${birthStar}`;
  const round = isHard ? (texts.rounds[tara.cycle - 1] ?? '') : '';
  return {
    uid: `${starSlug(birthStar)}.${starSlug(dayStar)}.${middleDate(star)}@chandra`,
    start: star.start,
    end: star.end,
    summary: fill(text.title, { dayStar }),
    description: `${dayStar}${isOwnStar ? ' ' : ', '}${from}: ${tara.name} tara, ${text.meaning}${round}`,
    category: text.kind,
  };
}

/** "padas 2–4", or "pada 1" */
function padasInWords({ padas }: SignGroup): string {
  const [first, last] = [padas[0], padas.at(-1)];
  return first === last ? `pada ${first}` : `padas ${first}–${last}`;
}

function chandrashtamaEvents(birthStarIndex: number, from: Date, until: Date): CalendarEvent[] {
  const birthStar = nakshatraAt(birthStarIndex).name;
  const groups = signGroupsOf(birthStarIndex);
  const { kind, title, titleOfPart, meaning } = texts.chandrashtama;
  return groups.flatMap((group) => {
    const birthSign = signName(group.signIndex);
    const padas = padasInWords(group);
    const isWhole = groups.length === 1;
    const who = isWhole ? `all of ${birthStar}` : `${padas} of ${birthStar}, those in ${birthSign}`;
    const spans = chandraBalaSpans(group.signIndex, from, until).filter(({ chandrashtama }) => chandrashtama);
    return spans.map(({ sign }) => {
      const words = { sign: sign.name, birthSign, padas };
      return {
        uid: `${starSlug(birthStar)}.chandrashtama-${birthSign.toLowerCase()}.${middleDate(sign)}@chandra`,
        start: sign.start,
        end: sign.end,
        summary: fill(isWhole ? title : titleOfPart, words),
        description: `${fill(meaning, words)} For ${who}.`,
        category: kind,
      };
    });
  });
}

/**
 * Every star that the Moon passes at some instant of `from <= instant < until`, whole, as the tara it is to the birth star,
 * and every chandrashtama, one for each sign that the birth star lies in; in the order of time.
 * @param birthStarIndex 0..26
 */
export function findStarEvents(birthStarIndex: number, from: Date, until: Date): CalendarEvent[] {
  const taras = taraSpans(birthStarIndex, from, until).map((span) => taraEvent(birthStarIndex, span));
  const all = [...taras, ...chandrashtamaEvents(birthStarIndex, from, until)];
  return all.sort((a, b) => a.start.getTime() - b.start.getTime());
}
