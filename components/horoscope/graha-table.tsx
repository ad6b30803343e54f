import type { DaySky, GrahaPlace } from '@/components/horoscope/day-types';
import { LocalHour } from '@/components/horoscope/local-hour';
import { nakshatraAt, nakshatraIndexOf, padaOf } from '@/lib/astrology/nakshatras';
import { SIGNS, signIndexOf } from '@/lib/astrology/signs';

/** 21.4183 as 21°25′, never 29°60′. */
function degreesAndMinutes(degrees: number): string {
  const minutes = Math.floor(degrees * 60 + 1e-9);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`;
}

function GrahaRow({ graha, longitudeDegrees, retrograde }: GrahaPlace) {
  return (
    <tr>
      <th scope="row">
        {graha}
        {retrograde && <small> retrograde</small>}
      </th>
      <td className="number">{degreesAndMinutes(longitudeDegrees % 30)}</td>
      <td>{SIGNS[signIndexOf(longitudeDegrees)]}</td>
      <td>
        {nakshatraAt(nakshatraIndexOf(longitudeDegrees)).name}
        <small> pada {padaOf(longitudeDegrees)}</small>
      </td>
    </tr>
  );
}

/** The nine grahas at the day's sunrise. */
export function GrahaTable({ sky }: { sky: DaySky }) {
  return (
    <table className="graha-table">
      <caption>
        At sunrise in Ujjain, <LocalHour at={sky.sunrise} />
      </caption>
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
        {sky.grahas.map((place) => (
          <GrahaRow key={place.graha} {...place} />
        ))}
      </tbody>
    </table>
  );
}
