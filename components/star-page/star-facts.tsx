import {
  NAKSHATRAS,
  type NamedNakshatra,
  STAR_SPAN_DEGREES,
  signsOfStar,
  starStartDegrees,
} from '@/lib/astrology/nakshatras';
import { SIGNS } from '@/lib/astrology/signs';

/** "13°20′ Aries" of a sidereal longitude in degrees; the end of a sign is written as its 30th degree. */
function placeInWords(longitudeDegrees: number, sign: number): string {
  const minutes = Math.round((longitudeDegrees - sign * 30) * 60);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′ ${SIGNS[sign]}`;
}

/** What tradition gives the star. */
export function StarFacts({ star }: { star: NamedNakshatra }) {
  const index = NAKSHATRAS.indexOf(star);
  const signs = signsOfStar(index);
  const start = starStartDegrees(index);
  const rows: readonly (readonly [string, string])[] = [
    ['Also called', star.altNames.join(', ')],
    ['Symbol', star.symbol],
    ['Deity', star.deity],
    ['Element', star.element],
    ['Lord', star.lord],
    ['Gana', star.gana],
    ['Nadi', star.nadi],
    ['Signs', signs.map((sign) => SIGNS[sign]).join(' and ')],
    [
      'From, to',
      `${placeInWords(start, signs[0] ?? 0)} to ${placeInWords(start + STAR_SPAN_DEGREES, signs.at(-1) ?? 0)}`,
    ],
    ['Syllables, by pada', star.padaSyllables.join(' · ')],
  ];
  return (
    <section className="star-facts" aria-labelledby="star-facts">
      <h2 id="star-facts">The star {star.name}</h2>
      <dl className="pairs">
        {rows.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
