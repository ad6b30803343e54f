import type { Aspect } from '@/lib/astrology/chart/aspects';
import type { Dignity } from '@/lib/astrology/chart/dignity';
import type { Body, House } from '@/lib/astrology/chart/houses';
import type { Verdict } from '@/lib/astrology/chart/judgement';
import type { SadeSatiPhase } from '@/lib/astrology/chart/sade-sati';
import type { VargaName } from '@/lib/astrology/chart/vargas';
import type { Dasha } from '@/lib/astrology/dasha';
import type { Graha } from '@/lib/astrology/grahas';
import type { NakshatraName } from '@/lib/astrology/nakshatras';
import type { SignName } from '@/lib/astrology/signs';

/** One graha in the form that the chart drawings read. Null is what does not hold all day when the time is not known. */
export interface PlanetEntry {
  PlanetRasiD1Sign: { Name: SignName | null };
  /** House 1..12 as text. */
  HousePlanetOccupiesBasedOnLongitudes: string | null;
  /** Sidereal degrees, six decimals. */
  PlanetNirayanaLongitude: number;
  /** Star and pada, "Purva Ashadha - 1". */
  PlanetConstellation: string | null;
  Nakshatra: NakshatraName | null;
}

/** A point of the zodiac: longitude 0..360 and degree 0..30, both to six decimals; pada 1..4. */
export interface ChartPoint {
  sign: SignName;
  degree: number;
  longitude: number;
  nakshatra: NakshatraName;
  pada: number;
}

/** What a graha passes in the day, in order, beside each field that is null for it. */
export interface Candidates {
  sign?: SignName[];
  nakshatra?: NakshatraName[];
  pada?: number[];
}

export interface ChartPosition {
  planet: Graha;
  longitude: number;
  latitude: number;
  sign: SignName | null;
  /** Degrees within the sign. */
  degree: number | null;
  house: number | null;
  nakshatra: NakshatraName | null;
  pada: number | null;
  /** Degrees a day. */
  speed: number;
  retrograde: boolean | null;
  combust: boolean | null;
  /** Null for the nodes as well. */
  dignity: Dignity | null;
  candidates?: Candidates;
}

export interface DoshaVerdict extends Verdict {
  cancelledBy: string[];
  /** Of Sade Sati alone. */
  phases?: SadeSatiPhase[];
}

/** The chart of a birth as the API answers it, but for the day's panchang and the details of the calculation. */
export interface ChartData {
  planets: [Record<Graha, PlanetEntry>];
  ascendant: ChartPoint | null;
  midheaven: ChartPoint | null;
  positions: ChartPosition[];
  houses: House[] | null;
  aspects: Aspect[];
  /** The Moon's star and sign. */
  nakshatra: NakshatraName | null;
  rasi: SignName | null;
  /** The Moon's, where the two fields above are null. */
  candidates?: { nakshatra?: NakshatraName[]; rasi?: SignName[] };
  vargas: Record<VargaName, Record<Body, SignName | null>>;
  dasha: Dasha | null;
  yogas: Verdict[];
  doshas: DoshaVerdict[];
  /** What a minute of birth time would change. */
  warnings: string[];
}
