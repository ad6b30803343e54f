import { foldText } from '@/lib/places/fold-text';
import { type AreaTest, findAreas, MOST_AREA_WORDS } from '@/lib/places/match-area';
import type { PlaceIndex } from '@/lib/places/place-index';

/** No place has a longer name, and nobody names more areas: what goes beyond is not typed in earnest. */
const MOST_NAME_UNITS = 100;
const MOST_AREAS = 4;

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
  const [first, ...rest] = query
    .split(/[,;،、，]/)
    .map(foldText)
    .filter((part) => part !== '');
  if (first === undefined) return undefined;
  const name = first.slice(0, MOST_NAME_UNITS);
  const areas = rest
    .slice(0, MOST_AREAS)
    .map((part) => findAreas(index, part))
    .filter((area) => area !== undefined);
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
  const words = text.split(' ');
  const most = Math.min(MOST_AREA_WORDS, words.length - 1);
  return Array.from({ length: most }, (_, at) => words.length - 1 - at).flatMap((end) => {
    const area = findAreas(index, words.slice(end).join(' '));
    if (!area) return [];
    const name = words.slice(0, end).join(' ');
    return [{ name, liesThere: (place: number) => area(place) && liesThere(place) }];
  });
}
