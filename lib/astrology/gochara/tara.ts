export type TaraQuality = 'very good' | 'good' | 'mixed' | 'bad' | 'worst';

export interface TaraOfDay {
  /** 1..9 */
  index: number;
  name: string;
  /** 1..3: which of the three rounds of nine, counted from the birth star. */
  cycle: number;
  quality: TaraQuality;
  /** How much of a bad tara is felt: 1 in the first cycle, about half in the second, 0 in the third; 1 for the rest. */
  strength: number;
}

/** Tara 1 is held for mixed and tara 9 for very good; some traditions call the first bad and the ninth neutral. */
const TARAS: readonly { name: string; quality: TaraQuality }[] = [
  { name: 'Janma', quality: 'mixed' },
  { name: 'Sampat', quality: 'good' },
  { name: 'Vipat', quality: 'bad' },
  { name: 'Kshema', quality: 'good' },
  { name: 'Pratyari', quality: 'bad' },
  { name: 'Sadhaka', quality: 'very good' },
  { name: 'Naidhana', quality: 'worst' },
  { name: 'Mitra', quality: 'good' },
  { name: 'Parama Mitra', quality: 'very good' },
];

const BAD_TARA_STRENGTH = [1, 0.5, 0] as const;

/**
 * Tara bala: the day's Moon star counted from the birth star.
 * @param birthStarIndex 0..26
 * @param dayStarIndex 0..26
 * @throws RangeError for an index that is no star's.
 */
export function taraOf(birthStarIndex: number, dayStarIndex: number): TaraOfDay {
  const steps = (dayStarIndex - birthStarIndex + 27) % 27;
  const tara = TARAS[steps % 9];
  if (!tara) throw new RangeError(`not star indices: ${birthStarIndex}, ${dayStarIndex}`);
  const cycle = Math.floor(steps / 9) + 1;
  const isBad = tara.quality === 'bad' || tara.quality === 'worst';
  return {
    index: (steps % 9) + 1,
    ...tara,
    cycle,
    strength: isBad ? (BAD_TARA_STRENGTH[cycle - 1] ?? 1) : 1,
  };
}
