import { NAKSHATRAS, type NamedNakshatra } from '@/lib/astrology/nakshatras';
import { isCivilDate } from '@/lib/dates';

const DAY_MS = 86_400_000;

/**
 * The quick rule: floor(day of year * 27 / 365) mod 27 into the list of stars, 1 January being day 1. A game, since the
 * Moon goes through all 27 in a month.
 * @param birthday civil date, YYYY-MM-DD
 * @returns undefined when that is no date
 */
export function birthdayStar(birthday: string): NamedNakshatra | undefined {
  if (!isCivilDate(birthday)) return undefined;
  const [year = ''] = birthday.split('-', 1);
  const dayOfYear = (Date.parse(birthday) - Date.parse(`${year}-01-01`)) / DAY_MS + 1;
  return NAKSHATRAS[Math.floor((dayOfYear * 27) / 365) % 27];
}
