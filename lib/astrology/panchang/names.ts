import type { VisibleGraha } from '@/lib/astrology/grahas';

export type Paksha = 'Shukla' | 'Krishna';

const LUNAR_DAYS = [
  'Pratipada',
  'Dwitiya',
  'Tritiya',
  'Chaturthi',
  'Panchami',
  'Shashthi',
  'Saptami',
  'Ashtami',
  'Navami',
  'Dashami',
  'Ekadashi',
  'Dwadashi',
  'Trayodashi',
  'Chaturdashi',
] as const;

/** The 30 tithis: the bright half to the full moon, the dark half to the new. */
export const TITHI_NAMES: readonly string[] = [...LUNAR_DAYS, 'Purnima', ...LUNAR_DAYS, 'Amavasya'];

/** The bright (Shukla) or dark (Krishna) half of a tithi 1..30. */
export function pakshaOf(tithiIndex: number): Paksha {
  return tithiIndex <= 15 ? 'Shukla' : 'Krishna';
}

const MOVING_KARANAS = ['Bava', 'Balava', 'Kaulava', 'Taitila', 'Garaja', 'Vanija', 'Vishti'] as const;

/** The 60 half-tithis: four fixed ones stand about the new moon, seven moving ones go round eight times between. */
export const KARANA_NAMES: readonly string[] = [
  'Kimstughna',
  ...Array.from({ length: 8 }, () => MOVING_KARANAS).flat(),
  'Shakuni',
  'Chatushpada',
  'Naga',
];

/** The 27 yogas of Sun and Moon. */
export const YOGA_NAMES: readonly string[] = [
  'Vishkambha',
  'Priti',
  'Ayushman',
  'Saubhagya',
  'Shobhana',
  'Atiganda',
  'Sukarma',
  'Dhriti',
  'Shula',
  'Ganda',
  'Vriddhi',
  'Dhruva',
  'Vyaghata',
  'Harshana',
  'Vajra',
  'Siddhi',
  'Vyatipata',
  'Variyana',
  'Parigha',
  'Shiva',
  'Siddha',
  'Sadhya',
  'Shubha',
  'Shukla',
  'Brahma',
  'Indra',
  'Vaidhriti',
];

export interface Vara {
  /** 0 = Sunday. */
  index: number;
  name: string;
  lord: VisibleGraha;
}

const VARAS: readonly Vara[] = [
  { index: 0, name: 'Ravivara', lord: 'Sun' },
  { index: 1, name: 'Somavara', lord: 'Moon' },
  { index: 2, name: 'Mangalavara', lord: 'Mars' },
  { index: 3, name: 'Budhavara', lord: 'Mercury' },
  { index: 4, name: 'Guruvara', lord: 'Jupiter' },
  { index: 5, name: 'Shukravara', lord: 'Venus' },
  { index: 6, name: 'Shanivara', lord: 'Saturn' },
];

/**
 * The weekday of a civil date, which runs from its sunrise to the next.
 * @param date YYYY-MM-DD
 * @throws RangeError when that is no date.
 */
export function varaOf(date: string): Vara {
  const vara = VARAS[new Date(`${date}T00:00:00Z`).getUTCDay()];
  if (!vara) throw new RangeError(`not a calendar date: ${date}`);
  return vara;
}
