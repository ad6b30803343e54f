export type Temper = 'fixed' | 'movable' | 'fierce' | 'mixed' | 'swift' | 'soft' | 'sharp';

/** The seven tempers of the stars, Ashwini to Revati, as Muhurta Chintamani and its kin give them. */
const TEMPERS: readonly Temper[] = [
  'swift',
  'fierce',
  'mixed',
  'fixed',
  'soft',
  'sharp',
  'movable',
  'swift',
  'sharp',
  'fierce',
  'fierce',
  'fixed',
  'swift',
  'soft',
  'movable',
  'mixed',
  'soft',
  'sharp',
  'sharp',
  'fierce',
  'fixed',
  'movable',
  'movable',
  'movable',
  'fierce',
  'fixed',
  'soft',
];

/** The temper of a star 0..26: dhruva, chara, ugra, mishra, kshipra, mridu or tikshna. @throws RangeError for any other index */
export function temperOf(starIndex: number): Temper {
  const temper = TEMPERS[starIndex];
  if (!temper) throw new RangeError(`no star has the index ${starIndex}`);
  return temper;
}
