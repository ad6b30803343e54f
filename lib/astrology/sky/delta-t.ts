import { DeltaT_EspenakMeeus } from 'astronomy-engine';
import { DELTA_T_YEARLY } from '@/lib/astrology/sky/delta-t-table';

const DAYS_PER_YEAR = 365.2425;
const JANUARY_2000_DAYS = -0.5;
/** Years over which the table's last difference to the long-term polynomials fades away. */
const FADE_YEARS = 100;

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
 * ΔT = TT − UT in seconds at a UT given in days since J2000 (2000-01-01 12:00).
 * Within the table's years its values; outside them the polynomials of Espenak and Meeus, joined at the edge without a
 * jump: the difference there fades away over a century.
 */
export function deltaTSeconds(utDays: number): number {
  const year = yearOf(utDays);
  const edge = Math.min(Math.max(year, firstYear), lastYear);
  if (year === edge) return tableSeconds(year);
  const jump = tableSeconds(edge) - DeltaT_EspenakMeeus(utDaysOf(edge));
  const fade = Math.max(0, 1 - Math.abs(year - edge) / FADE_YEARS);
  return DeltaT_EspenakMeeus(utDays) + jump * fade;
}
