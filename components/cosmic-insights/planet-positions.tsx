import type { ShownInsights } from '@/components/cosmic-insights/shown-insights';
import { LocalHour } from '@/components/horoscope/local-hour';
import { nakshatraAt, nakshatraIndexOf } from '@/lib/astrology/nakshatras';
import { SIGNS, signIndexOf } from '@/lib/astrology/signs';

/** 21.4183 as 21°25′, never 29°60′. */
function degreesAndMinutes(degrees: number): string {
  const minutes = Math.floor(degrees * 60 + 1e-9);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`;
}

type PlanetPositionsProps = Pick<ShownInsights, 'positions' | 'positionsAt'> & { planetaryData: string };

/** The planets' line, and behind it the figures it is made of. */
export function PlanetPositions({ planetaryData, positions, positionsAt }: PlanetPositionsProps) {
  return (
    <section className="insight-planets" aria-labelledby="planets">
      <h2 id="planets">Today’s planetary positions</h2>
      <p>{planetaryData}</p>
      {positions && (
        <details>
          <summary>All nine, to the minute of arc</summary>
          <table className="graha-table">
            {positionsAt && (
              <caption>
                At <LocalHour at={positionsAt} />
              </caption>
            )}
            <thead>
              <tr>
                <th scope="col">Graha</th>
                <th scope="col" className="number">
                  Degree
                </th>
                <th scope="col">Sign</th>
                <th scope="col">Star</th>
              </tr>
            </thead>
            <tbody>
              {positions.map(({ planet, longitude, retrograde }) => (
                <tr key={planet}>
                  <th scope="row">
                    {planet}
                    {retrograde && <small> retrograde</small>}
                  </th>
                  <td className="number">{degreesAndMinutes(longitude % 30)}</td>
                  <td>{SIGNS[signIndexOf(longitude)]}</td>
                  <td>{nakshatraAt(nakshatraIndexOf(longitude)).name}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </section>
  );
}
