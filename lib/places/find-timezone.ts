import { find, setCache } from 'geo-tz/all';

/** Decoded map tiles kept in memory; the whole map would take hundreds of megabytes. */
const KEPT_TILES = 128;

const tiles = new Map<string, unknown>();
setCache({
  store: {
    get: (key) => tiles.get(key),
    set: (key, tile) => {
      const [oldest] = tiles.keys();
      if (tiles.size >= KEPT_TILES && oldest !== undefined) tiles.delete(oldest);
      tiles.set(key, tile);
    },
  },
});

/**
 * The IANA zone at a place, from the boundaries of zones that have differed at any time in history. At sea it is the
 * nautical zone (`Etc/GMT+3` is three hours behind UTC); where claims overlap it is the first that the map names.
 * Latitude -90..90, longitude -180..180, in degrees. Source: timezone-boundary-builder (OpenStreetMap, ODbL).
 */
export function findTimezone(latitudeDegrees: number, longitudeDegrees: number): string {
  const zones = find(latitudeDegrees, longitudeDegrees);
  // On the date line and at the North Pole several nautical zones meet.
  const [zone = nautical(longitudeDegrees)] = zones.every(isNautical) ? [] : zones;
  return zone;
}

function isNautical(zone: string): boolean {
  return zone.startsWith('Etc/');
}

/** The Etc names count westward: their sign is the reverse of an offset's. */
function nautical(longitudeDegrees: number): string {
  const hours = Math.round(longitudeDegrees / 15);
  if (hours === 0) return 'Etc/GMT';
  return hours > 0 ? `Etc/GMT-${hours}` : `Etc/GMT+${-hours}`;
}
