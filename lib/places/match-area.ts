import { countSlips } from '@/lib/places/count-slips';
import { type Area, NO_REGION, type PlaceIndex } from '@/lib/places/place-index';

/** Whether the place at a position of the index lies in an area. */
export type AreaTest = (place: number) => boolean;

/** From this many letters on, one slip is forgiven. */
const FORGIVING_UNITS = 5;
const LEAST_PREFIX_UNITS = 2;
/** "New South Wales Australia", "Democratic Republic of the Congo". */
export const MOST_AREA_WORDS = 5;

/**
 * What region or country a folded text may mean, or a region and its country: "illinois", "usa", "illinois usa", "in"
 * (India and Indiana). An unfinished last word is understood, and one slip in a long name. Undefined when it means none.
 */
export function findAreas(index: PlaceIndex, text: string): AreaTest | undefined {
  const words = text.split(' ');
  if (words.length > MOST_AREA_WORDS) return undefined;
  const whole = findArea(index, text);
  if (whole) return whole;
  for (let at = 1; at < words.length; at += 1) {
    const region = findArea(index, words.slice(0, at).join(' '));
    const country = region && findArea(index, words.slice(at).join(' '));
    if (region && country) return (place) => region(place) && country(place);
  }
  return undefined;
}

/** The best kind of match wins: whole names, else beginnings, else one slip. */
function findArea(index: PlaceIndex, text: string): AreaTest | undefined {
  if (text.length < LEAST_PREFIX_UNITS) return undefined;
  const { whole, names } = areaNames(index);
  const forgiving = text.length >= FORGIVING_UNITS;
  const found =
    whole.get(text) ??
    nonEmpty(names.filter(({ name }) => name.startsWith(text))) ??
    nonEmpty(names.filter(({ name }) => forgiving && countSlips(name, text, 1) <= 1));
  return found && liesIn(index, found);
}

function nonEmpty<T>(list: readonly T[]): readonly T[] | undefined {
  return list.length > 0 ? list : undefined;
}

function liesIn(index: PlaceIndex, found: readonly AreaName[]): AreaTest {
  const positions = (kind: AreaName['kind']) =>
    new Set(found.filter((each) => each.kind === kind).map(({ position }) => position));
  const countries = positions('country');
  const regions = positions('region');
  return (place) =>
    countries.has(index.countryOf[place] ?? 0) || regions.has(index.regionOf[place] ?? NO_REGION);
}

interface AreaName {
  readonly name: string;
  readonly kind: 'country' | 'region';
  readonly position: number;
}

interface AreaNames {
  readonly names: readonly AreaName[];
  readonly whole: ReadonlyMap<string, readonly AreaName[]>;
}

const known = new WeakMap<PlaceIndex, AreaNames>();

function areaNames(index: PlaceIndex): AreaNames {
  const before = known.get(index);
  if (before) return before;
  const list = (kind: AreaName['kind'], areas: readonly Area[]) =>
    areas.flatMap(({ folded }, position) => folded.map((name): AreaName => ({ name, kind, position })));
  const names = [...list('country', index.countries), ...list('region', index.regions)];
  const whole = new Map<string, AreaName[]>();
  for (const each of names) whole.set(each.name, [...(whole.get(each.name) ?? []), each]);
  const made = { names, whole };
  known.set(index, made);
  return made;
}
