import type { Graha } from '@/lib/astrology/grahas';
import type { NakshatraHoroscope } from '@/lib/astrology/horoscope/types';
import type { NakshatraName } from '@/lib/astrology/nakshatras';

export interface GrahaPlace {
  graha: Graha;
  /** Sidereal (Lahiri), 0 <= longitude < 360. */
  longitudeDegrees: number;
  /** Of the seven visible grahas; the nodes always move backwards and are not marked. */
  retrograde: boolean;
}

/** What the sky of one date is, apart from any birth star: plain data, so that it can travel to the browser. */
export interface DaySky {
  /** Civil date, YYYY-MM-DD. */
  date: string;
  /** ISO instant of sunrise at Ujjain; all below but the Moon's light is taken then. */
  sunrise: string;
  weekday: { name: string; lord: Graha };
  /** With its half, as "Shukla Dwadashi". */
  tithi: string;
  yoga: string;
  karana: string;
  /** Index 0..26 of the star the Moon stands in. */
  moonStar: number;
  /** Lit part of the Moon's disc 0..1 at nightfall, twelve hours after sunrise. */
  moonLitFraction: number;
  moonWaxing: boolean;
  grahas: readonly GrahaPlace[];
}

/** Why a text says what it says; the sentence is left out where the text has it already. */
export interface CardReason {
  fact: string;
  text?: string;
}

/** As much of a star's horoscope as a card of the day shows. */
export interface StarReading
  extends Pick<NakshatraHoroscope, 'daily' | 'tara' | 'chandraBala' | 'changesAt'> {
  /** What the day's text rests on; the star's own page has the sentences beside them. */
  facts: readonly string[];
}

export type StarReadings = Readonly<Record<NakshatraName, StarReading>>;

/** One date as the page shows it. */
export interface Day {
  /** YYYY-MM-DD */
  date: string;
  /** The nine grahas in one line of text. */
  currentPlanets: string;
  readings: StarReadings;
  /** The skies of the served date and its neighbours, by date: nowhere on Earth is it any other day. */
  skies: Readonly<Record<string, DaySky>>;
}
