import type { ReactNode } from 'react';
import type { GrahaPlace } from '@/components/horoscope/day-types';
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

interface GrahaTableProps {
  grahas: readonly GrahaPlace[];
  /** When they stand so. */
  caption: ReactNode;
}

/** The grahas to the minute of arc. */
export function GrahaTable({ grahas, caption }: GrahaTableProps) {
  return (
    <table className="graha-table">
      {caption && <caption>{caption}</caption>}
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
        {grahas.map((place) => (
          <GrahaRow key={place.graha} {...place} />
        ))}
      </tbody>
    </table>
  );
}
