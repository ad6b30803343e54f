import { matchFuzzy } from '@/lib/places/match-fuzzy';
import { findPrefix, keyBounds } from '@/lib/places/match-prefix';
import { KEY_KINDS, type Place, type PlaceIndex, placeAt } from '@/lib/places/place-index';
import { type QueryReading, type QueryReadings, readQuery } from '@/lib/places/read-query';

export const MOST_PLACES = 10;
const LEAST_QUERY_CHARACTERS = 2;
const MOST_QUERY_UNITS = 200;
const MOST_SLIPS = 3;

/** How much a place counts by the kind of name that was met: only its beginning, or all of it. */
const BEGUN: Weights = { [KEY_KINDS.name]: 1, [KEY_KINDS.alias]: 0.1, [KEY_KINDS.laterWord]: 0.1 };
const WHOLE: Weights = { [KEY_KINDS.name]: 10, [KEY_KINDS.alias]: 1, [KEY_KINDS.laterWord]: 0.1 };
/** What each slip costs. */
const SLIP = 0.03;
/** A whole name of this size leaves no doubt what was meant. */
const WELL_KNOWN_POPULATION = 100_000;

type Weights = Readonly<Record<number, number>>;

/** Score by place. Scores are populations, weighted. */
type Scores = Map<number, number>;

/** Whether a query has two characters, which is the least that is searched for. */
export function isLongEnough(query: string): boolean {
  return [...query.trim()].length >= LEAST_QUERY_CHARACTERS;
}

/**
 * At most ten places whose name begins as the query does, the largest first, then such as are a few slips away. Case,
 * accents and punctuation do not count; a region or country may follow the name. Empty under two characters.
 */
export function searchPlaces(index: PlaceIndex, query: string, most = MOST_PLACES): Place[] {
  const readings = isLongEnough(query) ? readQuery(index, query.slice(0, MOST_QUERY_UNITS)) : undefined;
  if (!readings) return [];

  const begun = scoreBegun(index, readings);
  const places = best(begun.scores, most);
  // A village may bear the name that a slip makes of a city's.
  if (places.length < most && !begun.wellKnown) {
    const near = scoreNear(index, readings, begun.named ? 1 : MOST_SLIPS);
    for (const place of places) near.delete(place);
    places.push(...best(near, most - places.length));
  }
  return places.map((place) => placeAt(index, place));
}

interface Found {
  readonly scores: Scores;
  /** Whether a place has this very name. */
  readonly named: boolean;
  /** Whether one of some size has, so that nothing else need be guessed. */
  readonly wellKnown: boolean;
}

function scoreBegun(index: PlaceIndex, { whole, split, anywhere }: QueryReadings): Found {
  const score = (reading: QueryReading) => scorePrefixes(index, reading);
  const found = score(whole);
  if (found.scores.size > 0) return found;
  return firstFound(split().map((reading) => () => score(reading))) ?? (anywhere ? score(anywhere) : found);
}

/** A name that is not right has to be told from its region first. */
function scoreNear(index: PlaceIndex, { whole, split, anywhere }: QueryReadings, mostSlips: number): Scores {
  const readings = [...split(), whole, ...(anywhere ? [anywhere] : [])];
  return (
    firstFound(readings.map((reading) => () => scoreSlips(index, reading, mostSlips)))?.scores ?? new Map()
  );
}

function firstFound(searches: readonly (() => Found)[]): Found | undefined {
  for (const search of searches) {
    const found = search();
    if (found.scores.size > 0) return found;
  }
  return undefined;
}

function scorePrefixes(index: PlaceIndex, { name, liesThere }: QueryReading): Found {
  const scores: Scores = new Map();
  const { first, end } = findPrefix(index, name);
  let named = false;
  let wellKnown = false;
  for (let key = first; key < end; key += 1) {
    const place = index.keyPlaces[key] ?? 0;
    if (!liesThere(place)) continue;
    const { start, end: keyEnd } = keyBounds(index, key);
    const whole = keyEnd - start === name.length;
    const kind = index.keyKinds[key] ?? KEY_KINDS.name;
    const population = index.populations[place] ?? 0;
    if (whole && kind !== KEY_KINDS.laterWord) {
      named = true;
      if (population >= WELL_KNOWN_POPULATION) wellKnown = true;
    }
    raise(scores, place, (population + 1) * ((whole ? WHOLE : BEGUN)[kind] ?? 1));
  }
  return { scores, named, wellKnown };
}

/** Most slips are single ones, and those are found fast; more are tried where no place of some size is one slip away. */
function scoreSlips(index: PlaceIndex, { name, liesThere }: QueryReading, mostSlips: number): Found {
  const scores: Scores = new Map();
  let wellKnown = false;
  const forgiven = Math.min(slipsForgiven(name), mostSlips);
  for (const most of new Set([Math.min(1, forgiven), forgiven])) {
    if (most === 0 || wellKnown) break;
    matchFuzzy(index, name, most, (key, distance, whole) => {
      const place = index.keyPlaces[key] ?? 0;
      if (!liesThere(place)) return;
      const weight = (whole ? WHOLE : BEGUN)[index.keyKinds[key] ?? KEY_KINDS.name] ?? 1;
      const population = index.populations[place] ?? 0;
      if (population >= WELL_KNOWN_POPULATION) wellKnown = true;
      raise(scores, place, (population + 1) * weight * SLIP ** distance);
    });
  }
  return { scores, named: false, wellKnown };
}

/** Short names are too close to one another to be guessed. */
function slipsForgiven(name: string): number {
  if (name.length < 4) return 0;
  if (name.length < 7) return 1;
  return name.length < 13 ? 2 : MOST_SLIPS;
}

function raise(scores: Scores, place: number, score: number): void {
  if (score > (scores.get(place) ?? 0)) scores.set(place, score);
}

function best(scores: Scores, most: number): number[] {
  return [...scores]
    .sort(([a, scoreA], [b, scoreB]) => scoreB - scoreA || a - b)
    .slice(0, most)
    .map(([place]) => place);
}
