import type { ShownInsights } from '@/components/cosmic-insights/shown-insights';
import { GrahaTable } from '@/components/horoscope/graha-table';
import { LocalHour } from '@/components/horoscope/local-hour';

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
          <GrahaTable
            grahas={positions.map(({ planet, longitude, retrograde }) => ({
              graha: planet,
              longitudeDegrees: longitude,
              retrograde,
            }))}
            caption={
              positionsAt && (
                <>
                  At <LocalHour at={positionsAt} />
                </>
              )
            }
          />
        </details>
      )}
    </section>
  );
}
