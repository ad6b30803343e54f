import { lordOfSign, signName } from '@/lib/astrology/chart/houses';
import { SATURN_ENTRIES } from '@/lib/astrology/chart/saturn-entries-table';
import { houseFrom } from '@/lib/astrology/gochara/chandra-bala';
import type { SignName } from '@/lib/astrology/signs';

/** Saturn's passage through the twelfth sign from the Moon's, the Moon's own, and the second. */
export type SadeSatiPhaseName = 'rising' | 'peak' | 'setting';

export interface SadeSatiPhase {
  phase: SadeSatiPhaseName;
  sign: SignName;
  /** Days (UTC, YYYY-MM-DD) on which Saturn enters and leaves the sign. */
  start: string;
  end: string;
}

export interface SadeSati {
  /** Saturn stands in one of the three signs on that day. */
  present: boolean;
  /** Sign 0..11 of Saturn on that day. */
  saturnSignIndex: number;
  /** The Sade Sati of that day, else the next one: its passages in order. Stepping back, Saturn can pass a sign twice. */
  phases: SadeSatiPhase[];
  /** What tradition holds to soften it, on that day. */
  cancelledBy: string[];
}

const PHASE_OF_HOUSE: Readonly<Partial<Record<number, SadeSatiPhaseName>>> = {
  12: 'rising',
  1: 'peak',
  2: 'setting',
};

/** Between two Sade Satis lie 22 years; stepping back over the outer edge takes less than one. */
const SAME_PASSAGE_YEARS = 5;

interface Stay {
  signIndex: number;
  start: string;
  end: string;
}

const STAYS: readonly Stay[] = SATURN_ENTRIES.slice(0, -1).map(([start, signIndex], i) => ({
  signIndex,
  start,
  end: SATURN_ENTRIES[i + 1]?.[0] ?? start,
}));

const yearOf = (date: string) => Number(date.slice(0, 4));

/**
 * Sade Sati for a Moon sign 0..11 on the day of an instant, with the dates of its phases, good to the day.
 * @param ascendantSignIndex 0..11; null when the birth time is not known
 * @throws RangeError when the day lies outside 1770-2130.
 */
export function sadeSatiOf(moonSignIndex: number, ascendantSignIndex: number | null, asOf: Date): SadeSati {
  const date = asOf.toISOString().slice(0, 10);
  const now = STAYS.find(({ start, end }) => start <= date && date < end);
  if (!now) throw new RangeError(`no Sade Sati can be told for ${date}`);

  const phases: SadeSatiPhase[] = [];
  for (const { signIndex, start, end } of STAYS) {
    const phase = PHASE_OF_HOUSE[houseFrom(moonSignIndex, signIndex)];
    if (!phase) continue;
    const last = phases.at(-1);
    if (last && yearOf(start) - yearOf(last.end) > SAME_PASSAGE_YEARS) {
      if (last.end > date) break;
      phases.length = 0;
    }
    phases.push({ phase, sign: signName(signIndex), start, end });
  }
  const present = phases.some(({ start, end }) => start <= date && date < end);
  const cancelledBy = present ? softeners(now.signIndex, ascendantSignIndex) : [];
  return { present, saturnSignIndex: now.signIndex, phases, cancelledBy };
}

const LIBRA = 6;
/** Taurus and Libra, for which Saturn rules a kendra and a trikona. */
const RISING_FOR_SATURN: ReadonlySet<number> = new Set([1, LIBRA]);

function softeners(saturnSignIndex: number, ascendantSignIndex: number | null): string[] {
  const list: string[] = [];
  if (lordOfSign(saturnSignIndex) === 'Saturn') {
    list.push(`Saturn passes through its own sign ${signName(saturnSignIndex)}`);
  }
  if (saturnSignIndex === LIBRA) list.push('Saturn passes through Libra, where it is exalted');
  if (ascendantSignIndex !== null && RISING_FOR_SATURN.has(ascendantSignIndex)) {
    list.push(`Saturn rules a kendra and a trikona for ${signName(ascendantSignIndex)} rising`);
  }
  return list;
}
