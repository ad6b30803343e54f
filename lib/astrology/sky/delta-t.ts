import { DeltaT_EspenakMeeus } from 'astronomy-engine';
import { DELTA_T_YEARLY } from '@/lib/astrology/sky/delta-t-table';

const DAYS_PER_YEAR = 365.2425;
const JANUARY_2000_DAYS = -0.5;
/** Years over which the table's first difference to the polynomials of the centuries before fades away. */
const FADE_YEARS = 100;
/** Year in which the reference's extrapolation reaches its trend: a century after its last observations. */
const TREND_YEAR = 2128;

const { firstYear, seconds } = DELTA_T_YEARLY;
const lastYear = firstYear + seconds.length - 1;

/** Straight lines between the yearly values: within 0.03 s of a smooth curve, 0.02″ of the Moon. */
function tableSeconds(year: number): number {
  const index = Math.min(Math.floor(year) - firstYear, seconds.length - 2);
  const [left = 0, right = 0] = seconds.slice(index, index + 2);
  return left + (right - left) * (year - firstYear - index);
}

function yearOf(utDays: number): number {
  return 2000 + (utDays - JANUARY_2000_DAYS) / DAYS_PER_YEAR;
}

function utDaysOf(year: number): number {
  return JANUARY_2000_DAYS + (year - 2000) * DAYS_PER_YEAR;
}

/**
 * The trend by which Swiss Ephemeris foretells ΔT, a cubic in years since 2000. With the fade to TREND_YEAR it gives back
 * the table's values of 2028-2060 to their last digit, and so goes on from them. The library's own polynomials are 90 s
 * higher by 2099, which is 48″ of the Moon.
 */
function trendSeconds(year: number): number {
  const years = year - 2000;
  return 64 + years * (521 / 3000 + years * (1 / 1250 + (years * 121) / 30_000_000));
}

/**
 * ΔT = TT − UT in seconds at a UT given in days since J2000 (2000-01-01 12:00).
 * Within the table's years its values; before them the polynomials of Espenak and Meeus and after them the reference's
 * trend, both joined without a jump: the difference at the edge fades away over about a century.
 */
export function deltaTSeconds(utDays: number): number {
  const year = yearOf(utDays);
  if (year > lastYear) {
    const jump = tableSeconds(lastYear) - trendSeconds(lastYear);
    return trendSeconds(year) + (jump * Math.max(0, TREND_YEAR - year)) / (TREND_YEAR - lastYear);
  }
  if (year >= firstYear) return tableSeconds(year);
  const jump = tableSeconds(firstYear) - DeltaT_EspenakMeeus(utDaysOf(firstYear));
  return DeltaT_EspenakMeeus(utDays) + jump * Math.max(0, 1 - (firstYear - year) / FADE_YEARS);
}
