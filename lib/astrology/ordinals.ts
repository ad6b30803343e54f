const WORDS = [
  '',
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
  'eighteenth',
  'nineteenth',
  'twentieth',
] as const;

/** "first" .. "twenty-ninth". @throws RangeError outside 1..29 */
export function ordinalWord(n: number): string {
  const word = n > 20 ? `twenty-${WORDS[n - 20]}` : WORDS[n];
  if (!word || n > 29) throw new RangeError(`no word for the ordinal ${n}`);
  return word;
}
