import type { NakshatraName } from '@/lib/astrology/nakshatras';
import type { SignName } from '@/lib/astrology/signs';

export const LIFE_AREAS = [
  'Health',
  'Finances',
  'Love',
  'Mental Wellness',
  'Career',
  'Spirituality',
] as const;
export type LifeArea = (typeof LIFE_AREAS)[number];

/** The text that a reason stands behind. */
export type ReasonScope = 'daily' | 'monthly' | LifeArea;

/** One computed fact behind a text, and what it was taken to mean. */
export interface Reason {
  of: ReasonScope;
  fact: string;
  text: string;
}

/** Where the day's Moon stands from a birth sign, counted inclusively: house 1..12. */
export interface ChandraBala {
  sign: SignName;
  house: number;
  good: boolean;
}

/** The day's Moon star counted from the birth star: tara 1..9, cycle 1..3. */
export interface Tara {
  index: number;
  name: string;
  cycle: number;
}

export interface NakshatraHoroscope {
  daily: string;
  /** Markdown. */
  monthly: string;
  lifeAreas: Record<LifeArea, string>;
  tara: Tara;
  /** Two entries for a star that lies in two signs. */
  chandraBala: ChandraBala[];
  /** ISO instant (UTC) of the first change of the Moon's star after the day's sunrise and before the next, else null. */
  changesAt: string | null;
  reasons: Reason[];
}

export interface HoroscopeDay {
  /** Civil date, YYYY-MM-DD; the text holds for sunrise at Ujjain on it. */
  date: string;
  /** "November 2026". */
  month: string;
  nakshatras: Record<NakshatraName, NakshatraHoroscope>;
}
