import { ayanamsaDegrees } from '@/lib/astrology/sky';
import type { BirthTime, CivilBirth } from '@/lib/birth-time/resolve-birth-time';
import type { ChartAnswer } from '@/lib/charts/contract';

const JULIAN_DAY_OF_1970 = 2_440_587.5;
const DAY_MS = 86_400_000;

/** The years in which every graha is held to an arcsecond; outside them ΔT is uncertain (lib/astrology/sky/README.md). */
const PRECISE_YEARS = { first: 1900, last: 2050 };
const PRECISION_ARCSECONDS = { precise: 1, beyond: 30 };

const ENGINE = 'astronomy-engine 2.1 with corrections fitted to VSOP87B and ELP/MPP02';

/** How a chart was calculated: the place and time it is of, and every setting on which others may differ. */
export function describeCalculation(birth: CivilBirth, time: BirthTime): ChartAnswer['calculationDetails'] {
  const { instant, timezone, utcOffset, localTimeNote } = time;
  const year = instant.getUTCFullYear();
  const precise = year >= PRECISE_YEARS.first && year <= PRECISE_YEARS.last;
  return {
    latitude: birth.latitude,
    longitude: birth.longitude,
    timezone,
    utcOffset,
    utc: instant.toISOString(),
    localTimeNote: birth.timeOfBirth === null ? null : localTimeNote,
    julianDay: rounded(JULIAN_DAY_OF_1970 + instant.getTime() / DAY_MS),
    ayanamsa: { name: 'Lahiri', degrees: rounded(ayanamsaDegrees(instant)) },
    nodes: 'mean',
    houses: 'whole-sign',
    engine: ENGINE,
    precisionArcseconds: precise ? PRECISION_ARCSECONDS.precise : PRECISION_ARCSECONDS.beyond,
    timeKnown: birth.timeOfBirth !== null,
  };
}

const rounded = (value: number) => Math.round(value * 1e6) / 1e6;
