import type { DaySky } from '@/components/horoscope/day-types';
import { GrahaTable } from '@/components/horoscope/graha-table';
import { LocalHour } from '@/components/horoscope/local-hour';

/** @param line the nine grahas in one line of text */
export function PlanetsNow({ sky, line }: { sky: DaySky; line: string }) {
  return (
    <section className="planets" aria-labelledby="planets">
      <h2 id="planets">Current planetary positions</h2>
      <p>{line}</p>
      <details>
        <summary>All nine, to the minute of arc</summary>
        <GrahaTable
          grahas={sky.grahas}
          caption={
            <>
              At sunrise in Ujjain, <LocalHour at={sky.sunrise} />
            </>
          }
        />
      </details>
    </section>
  );
}
