import { type BirthSky, roundLongitude } from '@/lib/astrology/chart/birth-sky';
import type { Candidates, ChartPoint, ChartPosition, PlanetEntry } from '@/lib/astrology/chart/chart-data';
import { isCombust } from '@/lib/astrology/chart/combustion';
import { dignityOf } from '@/lib/astrology/chart/dignity';
import { signName } from '@/lib/astrology/chart/houses';
import { houseFrom } from '@/lib/astrology/gochara/chandra-bala';
import { GRAHAS, type Graha } from '@/lib/astrology/grahas';
import { nakshatraAt, nakshatraIndexOf, padaOf } from '@/lib/astrology/nakshatras';
import { signIndexOf } from '@/lib/astrology/signs';

const signAt = (longitudeDegrees: number) => signName(signIndexOf(longitudeDegrees));
const starAt = (longitudeDegrees: number) => nakshatraAt(nakshatraIndexOf(longitudeDegrees)).name;
const degreeAt = (longitudeDegrees: number) => roundLongitude(longitudeDegrees % 30);

/** The value that all have in common, else null. */
export function inCommon<T, V>(items: readonly T[], read: (item: T) => V): V | null {
  const [first, ...rest] = items;
  if (first === undefined) return null;
  const value = read(first);
  return rest.every((item) => read(item) === value) ? value : null;
}

const distinct = <T, V>(items: readonly T[], read: (item: T) => V): V[] => [...new Set(items.map(read))];

/** A point of the zodiac in words, from its rounded longitude. */
export function chartPoint(longitude: number): ChartPoint {
  return {
    sign: signAt(longitude),
    degree: degreeAt(longitude),
    longitude,
    nakshatra: starAt(longitude),
    pada: padaOf(longitude),
  };
}

/** Nine positions, in the order of `GRAHAS`. */
export function composePositions(sky: BirthSky): ChartPosition[] {
  return GRAHAS.map((graha) => composePosition(sky, graha));
}

function composePosition({ at, moments, passed, angles }: BirthSky, planet: Graha): ChartPosition {
  const { longitudeDegrees: longitude, latitudeDegrees, speedDegreesPerDay } = at[planet];
  const way = passed[planet];
  const sign = inCommon(way, signAt);
  const nakshatra = inCommon(way, starAt);
  // The same pada of another star is another pada.
  const pada = nakshatra && inCommon(way, padaOf);
  const candidates: Candidates = {
    ...(sign === null && { sign: distinct(way, signAt) }),
    ...(nakshatra === null && { nakshatra: distinct(way, starAt) }),
    ...(pada === null && { pada: distinct(way, padaOf) }),
  };
  return {
    planet,
    longitude,
    latitude: Math.round(latitudeDegrees * 1e6) / 1e6,
    sign,
    degree: sign && degreeAt(longitude),
    house: angles && houseFrom(signIndexOf(angles.lagnaDegrees), signIndexOf(longitude)),
    nakshatra,
    pada,
    speed: Math.round(speedDegreesPerDay * 1e6) / 1e6,
    retrograde: inCommon(moments, (positions) => positions[planet].retrograde),
    combust: inCommon(moments, (positions) =>
      isCombust(planet, positions[planet], positions.Sun.longitudeDegrees),
    ),
    dignity: inCommon(way, (longitudeDegrees) => dignityOf(planet, longitudeDegrees)),
    ...(Object.keys(candidates).length > 0 && { candidates }),
  };
}

/** The same position in the form that the chart drawings read. */
export function planetEntry({ sign, house, longitude, nakshatra, pada }: ChartPosition): PlanetEntry {
  return {
    PlanetRasiD1Sign: { Name: sign },
    HousePlanetOccupiesBasedOnLongitudes: house === null ? null : String(house),
    PlanetNirayanaLongitude: longitude,
    PlanetConstellation: pada === null ? null : `${nakshatra} - ${pada}`,
    Nakshatra: nakshatra,
  };
}
