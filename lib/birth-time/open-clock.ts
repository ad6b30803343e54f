import { Temporal } from 'temporal-polyfill';
import { findZoneHistory, HISTORY_ENDS_SECONDS, type ZonePeriod } from '@/lib/birth-time/zone-history';

const DAY_SECONDS = 86_400;
const SECONDS_PER_DEGREE = 240;
const OFFSET = /^([+-])(\d{2}):(\d{2})$/;

/** What a place's clock shows. Instants and offsets are whole seconds; instants count from 1970 UTC. */
export interface Clock {
  readonly offsetSecondsAt: (instantSeconds: number) => number;
  /** Whether the place then kept the mean time of its own meridian, there being no standard time. */
  readonly isMeanTimeAt: (instantSeconds: number) => boolean;
}

/**
 * The clock of a zone at a longitude (degrees, east positive; only mean time depends on it). `timezone` is an IANA
 * name, `UTC`, or an offset such as `+05:45`.
 * @throws RangeError for a zone that neither the bundled tz database nor the runtime knows
 */
export function openClock(timezone: string, longitudeDegrees: number): Clock {
  const [, sign, hours, minutes] = OFFSET.exec(timezone) ?? [];
  if (sign !== undefined) {
    const size = Number(hours) * 3600 + Number(minutes) * 60;
    const offset = sign === '-' ? -size : size;
    return { offsetSecondsAt: () => offset, isMeanTimeAt: () => false };
  }
  const history = findZoneHistory(timezone);
  const early = (instant: number) =>
    instant < HISTORY_ENDS_SECONDS ? periodAt(history, instant) : undefined;
  return {
    offsetSecondsAt: (instant) => {
      const period = early(instant);
      if (period === undefined) return runtimeOffsetSeconds(timezone, instant);
      return period.isMeanTime ? meanTimeSeconds(longitudeDegrees, period) : period.offsetSeconds;
    },
    isMeanTimeAt: (instant) => early(instant)?.isMeanTime ?? false,
  };
}

function periodAt(
  history: readonly ZonePeriod[] | undefined,
  instantSeconds: number,
): ZonePeriod | undefined {
  return history?.findLast((period) => period.fromSeconds <= instantSeconds);
}

/**
 * Mean solar time at a longitude, on the zone's side of the date line: Manila kept American dates until 1844, Alaska
 * Asian ones until 1867.
 */
function meanTimeSeconds(longitudeDegrees: number, zone: ZonePeriod): number {
  const mean = Math.round(longitudeDegrees * SECONDS_PER_DEGREE);
  return mean + DAY_SECONDS * Math.round((zone.offsetSeconds - mean) / DAY_SECONDS);
}

function runtimeOffsetSeconds(timezone: string, instantSeconds: number): number {
  const instant = Temporal.Instant.fromEpochMilliseconds(instantSeconds * 1000);
  return instant.toZonedDateTimeISO(timezone).offsetNanoseconds / 1e9;
}
