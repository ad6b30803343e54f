import { GRAHAS, type Graha } from '@/lib/astrology/grahas';
import { signName } from '@/lib/astrology/horoscope/words';
import { nakshatraAt, nakshatraIndexOf } from '@/lib/astrology/nakshatras';
import { signIndexOf } from '@/lib/astrology/signs';
import { siderealPositions } from '@/lib/astrology/sky';

/** The mean nodes always go backwards, so for them it says nothing. */
const NEVER_MARKED: ReadonlySet<Graha> = new Set<Graha>(['Rahu', 'Ketu']);

/**
 * Where the nine grahas stand, in one line: "Sun in Scorpio 5°, Moon in Revati (Pisces) 21°, …, Saturn in Pisces 3° (retrograde), …".
 * Whole sidereal degrees within the sign, cut, as almanacs write them: 29°59′ is still 29°.
 */
export function describePlanets(instant: Date): string {
  const positions = siderealPositions(instant);
  return GRAHAS.map((graha) => {
    const { longitudeDegrees, retrograde } = positions[graha];
    const sign = signName(signIndexOf(longitudeDegrees));
    const star = nakshatraAt(nakshatraIndexOf(longitudeDegrees)).name;
    const place = graha === 'Moon' ? `${star} (${sign})` : sign;
    const mark = retrograde && !NEVER_MARKED.has(graha) ? ' (retrograde)' : '';
    return `${graha} in ${place} ${Math.floor(longitudeDegrees % 30)}°${mark}`;
  }).join(', ');
}
