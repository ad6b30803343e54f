import { type NamedNakshatra, starSlug } from '@/lib/astrology/nakshatras';
import { HOROSCOPE_PATH } from '@/lib/horoscopes/horoscope-path';

/** `/horoscope/rohini`, or `/horoscope/rohini/2026-11-21` for one date. */
export function starPath(star: NamedNakshatra, date?: string): string {
  const path = `${HOROSCOPE_PATH}/${starSlug(star.name)}`;
  return date === undefined ? path : `${path}/${date}`;
}
