/** Latin letters that do not fall apart into a letter and an accent. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
  ə: 'a',
  ς: 'σ',
};

const LETTERS = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g');
/** Accents of Latin, Greek and Cyrillic, Hebrew and Arabic vowel points, joiners. Indian vowel signs are letters. */
const ACCENTS = /[\u0300-\u036f\u0591-\u05c7\u0640\u064b-\u065f\u200b-\u200f\u2060\ufeff]/g;
const APOSTROPHES = /['’‘`´ʼʻʿʾ′"“”]/g;
const SEPARATORS = /[^\p{L}\p{M}\p{N}]+/gu;
/** The point after a letter that stands alone, in U.S.A. */
const INITIALS = /(?<!\p{L})(\p{L})\.(?=\p{L}(?!\p{L}))/gu;
/** Written short before another word. */
const SHORT_WORDS = /\b(st|ste|mt|ft)(?= )/g;
const LONG_WORDS: Readonly<Record<string, string>> = { st: 'saint', ste: 'sainte', mt: 'mount', ft: 'fort' };

/**
 * The form in which names are compared: no case, no accents, no punctuation, words parted by one space. Other scripts
 * keep every letter and vowel sign.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .replace(LETTERS, (letter) => PLAIN[letter] ?? letter)
    .replace(APOSTROPHES, '')
    .replace(INITIALS, '$1')
    .replace(SEPARATORS, ' ')
    .trim()
    .replace(SHORT_WORDS, (word) => LONG_WORDS[word] ?? word);
}
