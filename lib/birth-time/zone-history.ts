/** The clocks of each zone before 1970, from the tz database with its oldest data. See ./README.md. */
import tzdb from '@/content/places/zone-histories.json' with { type: 'json' };

/** Node's own tz data are exact from here on. */
export const HISTORY_ENDS_SECONDS = 0;

export interface ZonePeriod {
  /** Seconds since 1970 UTC; minus infinity for the first period. */
  readonly fromSeconds: number;
  readonly offsetSeconds: number;
  /** The tz database calls the period LMT: each place kept the mean time of its own meridian. */
  readonly isMeanTime: boolean;
}

const { histories, zones } = tzdb;
const indexByName = new Map(Object.entries(zones).map(([name, index]) => [name.toLowerCase(), index]));
const parsed = new Map<number, readonly ZonePeriod[]>();

/** A zone's periods before 1970, oldest first; undefined for a name that the bundled tz database does not have. */
export function findZoneHistory(timezone: string): readonly ZonePeriod[] | undefined {
  const index = indexByName.get(timezone.toLowerCase());
  if (index === undefined) return undefined;
  const known = parsed.get(index);
  if (known) return known;
  const periods = parseHistory(histories[index] ?? '');
  parsed.set(index, periods);
  return periods;
}

/** `20476m -1577943676 19800`: an offset, then pairs of when it changed and to what; `m` marks local mean time. */
function parseHistory(line: string): readonly ZonePeriod[] {
  const [first = '0', ...changes] = line.split(' ');
  const period = (fromSeconds: number, offset: string): ZonePeriod => ({
    fromSeconds,
    offsetSeconds: Number.parseInt(offset, 10),
    isMeanTime: offset.endsWith('m'),
  });
  const later = Array.from({ length: changes.length / 2 }, (_, pair) =>
    period(Number(changes[pair * 2]), changes[pair * 2 + 1] ?? '0'),
  );
  return [period(Number.NEGATIVE_INFINITY, first), ...later];
}
