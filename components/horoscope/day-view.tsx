import type { Day } from '@/components/horoscope/day-types';
import { GrahaTable } from '@/components/horoscope/graha-table';
import { Masthead } from '@/components/horoscope/masthead';
import { Reckoning } from '@/components/horoscope/reckoning';
import { StarCard } from '@/components/horoscope/star-card';
import { StarGrid } from '@/components/horoscope/star-grid';
import { NAKSHATRAS, nakshatraIndexOf } from '@/lib/astrology/nakshatras';

/** The whole page of one date: rendered on the server, and again in the browser when the reader's date is another. */
export function DayView({ day: { sky, currentPlanets, readings } }: { day: Day }) {
  return (
    <div className="wrap day">
      <Masthead sky={sky} />
      <section className="planets" aria-labelledby="planets">
        <h2 id="planets">Current planetary positions</h2>
        <p>{currentPlanets}</p>
        <details>
          <summary>All nine, to the minute of arc</summary>
          <GrahaTable sky={sky} />
        </details>
      </section>
      <StarGrid moonStar={sky.moonStar} />
      <h2 className="sr-only">The 27 stars</h2>
      <div className="cards">
        {NAKSHATRAS.map((star, index) => (
          <StarCard
            key={star.name}
            star={star}
            index={index}
            reading={readings[star.name]}
            moonStar={sky.moonStar}
            grahas={sky.grahas.filter((place) => nakshatraIndexOf(place.longitudeDegrees) === index)}
          />
        ))}
        <Reckoning sky={sky} />
      </div>
    </div>
  );
}
