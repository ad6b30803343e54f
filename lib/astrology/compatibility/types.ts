/** The eight kutas in their order, each with the most points it gives: 36 together. */
export const KUTA_MAXIMA = {
  Varna: 1,
  Vashya: 2,
  Tara: 3,
  Yoni: 4,
  'Graha Maitri': 5,
  Gana: 6,
  Bhakoot: 7,
  Nadi: 8,
} as const;

export type KutaName = keyof typeof KUTA_MAXIMA;

export const KUTA_NAMES = Object.keys(KUTA_MAXIMA) as KutaName[];
export const MAXIMUM_POINTS = 36;

/** What matching needs of a birth, sidereal Lahiri longitudes in degrees, 0 <= longitude < 360. */
export interface Partner {
  moonDegrees: number;
  marsDegrees: number;
  /** Null when the time of birth is not known. */
  lagnaDegrees: number | null;
}

/** The birth Moon of one partner, as the kutas read it. */
export interface MoonPlace {
  longitudeDegrees: number;
  /** 0..11 */
  signIndex: number;
  /** 0..26 */
  starIndex: number;
  /** 1..4 */
  pada: number;
}

/** What a kuta finds for one order: points, what each partner is in it, and why. */
export interface KutaFinding {
  score: number;
  bride: string;
  groom: string;
  reason: string;
}

export interface Kuta extends KutaFinding {
  name: KutaName;
  maximum: number;
}

export interface AshtakootaOrder {
  /** Which of the two is taken as bride, which as groom. */
  bride: 1 | 2;
  groom: 1 | 2;
  total: number;
  kutas: Kuta[];
}

export interface Ashtakoota {
  /** Which of the traditions that differ was followed. */
  convention: string;
  /** Mean of both orders, 0..36. */
  total: number;
  maximum: typeof MAXIMUM_POINTS;
  orders: [AshtakootaOrder, AshtakootaOrder];
  /** Cancellations that traditions know of, in words; no point is changed by them. */
  notes: string[];
}
