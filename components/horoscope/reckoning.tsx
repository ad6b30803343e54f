import type { DaySky } from '@/components/horoscope/day-types';
import { LocalHour } from '@/components/horoscope/local-hour';

/** The rest of the day's facts, and how the texts come from them. */
export function Reckoning({ sky }: { sky: DaySky }) {
  const rows = [
    ['Weekday', `${sky.weekday.name}, of ${sky.weekday.lord}`],
    ['Tithi', sky.tithi],
    ['Yoga', sky.yoga],
    ['Karana', sky.karana],
  ] as const;
  return (
    <section className="reckoning" aria-labelledby="reckoning">
      <h2 id="reckoning">How the day is reckoned</h2>
      <p>
        Every text begins with two counts. <b>Tara bala</b> counts from your birth star to the star the Moon
        stands in, in rounds of nine. <b>Chandra bala</b> counts from your birth sign to the Moon’s sign. The
        almanac’s five limbs and the slower planets add their part, and each card opens to its reasons.
      </p>
      <dl className="pairs">
        <div>
          <dt>Sunrise</dt>
          <dd>
            <LocalHour at={sky.sunrise} />
          </dd>
        </div>
        {rows.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="fine">
        Taken at sunrise in Ujjain, on the old prime meridian of Indian astronomy. Lahiri ayanamsa, mean
        nodes, apparent geocentric positions of date. A day’s text is for reflection, not a forecast of
        health, money or law.
      </p>
    </section>
  );
}
