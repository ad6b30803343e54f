/** How figures are said in the texts. Every hour is Indian Standard Time, and says so. */
import { GRAHAS, type Graha } from '@/lib/astrology/grahas';
import { NAKSHATRA_NAMES } from '@/lib/astrology/nakshatras';
import { ordinalWord } from '@/lib/astrology/ordinals';
import { SIGNS, type SignName } from '@/lib/astrology/signs';

export { ordinalWord };

/** "1st" .. "27th". */
export function ordinalFigure(n: number): string {
  const teen = n % 100 >= 11 && n % 100 <= 13;
  const ending = teen ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th');
  return `${n}${ending}`;
}

/** Sign 0..11 by name. @throws RangeError for any other index */
export function signName(index: number): SignName {
  const name = SIGNS[index];
  if (!name) throw new RangeError(`no sign has the index ${index}`);
  return name;
}

const IST_OFFSET_MS = 5.5 * 3_600_000;

/** The civil date in India, YYYY-MM-DD. */
export function istDate(instant: Date): string {
  return new Date(instant.getTime() + IST_OFFSET_MS).toISOString().slice(0, 10);
}

/** "14:32 IST", and "02:10 IST tomorrow" when that is after midnight of the day spoken of. The minute is cut, as a clock shows it. */
export function istHour(instant: Date, date: string): string {
  const clock = new Date(instant.getTime() + IST_OFFSET_MS).toISOString().slice(11, 16);
  return `${clock} IST${istDate(instant) === date ? '' : ' tomorrow'}`;
}

/** "1, 4 and 9"; an empty text for an empty list. */
export function listWords(items: readonly (string | number)[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

/** The graha as a sentence names it: "the Sun", "the Moon", "Mars". */
export function grahaPhrase(graha: Graha): string {
  return graha === 'Sun' || graha === 'Moon' ? `the ${graha}` : graha;
}

export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const PROPER_NAMES: ReadonlySet<string> = new Set(
  [...GRAHAS, ...SIGNS, ...NAKSHATRA_NAMES, 'Chandrashtama'].map((name) => name.split(' ')[0] ?? ''),
);

/** The sentence as it goes on after a colon or a lead: a small first letter, unless it begins with a proper name. */
export function lowerFirst(text: string): string {
  const first = /^\w+/.exec(text)?.[0] ?? '';
  return PROPER_NAMES.has(first) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

/** "twelfth from Aries", or "in Aries itself" for the first house. Signs 0..11. */
export function placeFrom(fromSignIndex: number, house: number): string {
  const sign = signName(fromSignIndex);
  return house === 1 ? `in ${sign} itself` : `${ordinalWord(house)} from ${sign}`;
}

const WORD = /[^\s]*[\p{L}\p{N}][^\s]*/gu;

/** Words as a reader counts them: markdown signs and dashes standing alone are none. */
export function countWords(text: string): number {
  return text.match(WORD)?.length ?? 0;
}
