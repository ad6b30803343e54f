import { DayNote } from '@/components/horoscope/day-note';
import type { DaySky } from '@/components/horoscope/day-types';
import { longDate } from '@/components/horoscope/format-date';
import { MoonDisc } from '@/components/horoscope/moon-disc';
import type { DayStatus } from '@/components/horoscope/use-reader-day';
import type { Graha } from '@/lib/astrology/grahas';
import { nakshatraAt } from '@/lib/astrology/nakshatras';
import { SIGNS, signIndexOf } from '@/lib/astrology/signs';

function signOf(graha: Graha, sky: DaySky): string | undefined {
  const place = sky.grahas.find((each) => each.graha === graha);
  return place && SIGNS[signIndexOf(place.longitudeDegrees)];
}

/** The date, the sky's main facts and tonight's Moon. */
export function Masthead({ sky, status }: { sky: DaySky; status: DayStatus }) {
  const litPercent = Math.round(sky.moonLitFraction * 100);
  return (
    <header className="masthead">
      <div className="lede">
        <p className="kicker">Today for the 27 birth stars</p>
        <DayNote date={sky.date} status={status} />
      </div>
      <h1>{longDate(sky.date)}</h1>
      <ul className="facts">
        <li>
          Moon in <b>{nakshatraAt(sky.moonStar).name}</b> at sunrise
        </li>
        <li>
          <b>{sky.tithi}</b>
        </li>
        <li>
          Sun in <b>{signOf('Sun', sky)}</b>
        </li>
        <li>
          Saturn in <b>{signOf('Saturn', sky)}</b>
        </li>
        <li>
          {sky.moonWaxing ? 'Waxing' : 'Waning'}, <b>{litPercent}&thinsp;%</b> lit tonight
        </li>
      </ul>
      <MoonDisc litFraction={sky.moonLitFraction} waxing={sky.moonWaxing} />
    </header>
  );
}
