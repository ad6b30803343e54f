import { foldText } from '@/lib/places/fold-text';
import { type AreaTest, findAreas } from '@/lib/places/match-area';
import type { PlaceIndex } from '@/lib/places/place-index';

/** One way to read what was typed: a name, and where the place must lie. */
export interface QueryReading {
  /** Folded; not empty. */
  readonly name: string;
  readonly liesThere: AreaTest;
}

/** The ways to read a query. */
export interface QueryReadings {
  /** All words before a comma are the name, what stands behind it are areas ("Paris, Texas"). */
  readonly whole: QueryReading;
  /** The last words are an area ("Springfield Illinois"); longer names first. Found when first asked for. */
  readonly split: () => readonly QueryReading[];
  /** The name alone, whatever is said of where it lies; undefined where nothing is. */
  readonly anywhere: QueryReading | undefined;
}

/** Undefined when the query has no letter or digit in its name. What stands behind a comma and means no area is left out. */
export function readQuery(index: PlaceIndex, query: string): QueryReadings | undefined {
  const [name, ...rest] = query.split(/[,;،、，]/).map(foldText).filter((part) => part !== '');
  if (name === undefined) return undefined;
  const areas = rest.map((part) => findAreas(index, part)).filter((area) => area !== undefined);
  const liesThere: AreaTest = (place) => areas.every((area) => area(place));
  let split: readonly QueryReading[] | undefined;
  return {
    whole: { name, liesThere },
    split: () => {
      split ??= splitName(index, name, liesThere);
      return split;
    },
    anywhere: areas.length > 0 ? { name, liesThere: () => true } : undefined,
  };
}

function splitName(index: PlaceIndex, text: string, liesThere: AreaTest): QueryReading[] {
  const readings: QueryReading[] = [];
  for (let at = text.lastIndexOf(' '); at > 0; at = text.lastIndexOf(' ', at - 1)) {
    const area = findAreas(index, text.slice(at + 1));
    if (area) {
      readings.push({ name: text.slice(0, at), liesThere: (place) => area(place) && liesThere(place) });
    }
  }
  return readings;
}
