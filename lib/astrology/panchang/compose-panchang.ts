import { abhijitOf, eighthOfDay, type Hora, horasOf, type Span } from '@/lib/astrology/panchang/day-parts';
import { type ElementSpan, elementSpans, LONGEST_ELEMENT_MS } from '@/lib/astrology/panchang/elements';
import { type CivilDay, findSunDay, type SunDay } from '@/lib/astrology/panchang/find-sun-day';
import { type LunarMonth, lunarMonthAt } from '@/lib/astrology/panchang/lunar-month';
import { type Paksha, pakshaOf, type Vara, varaOf } from '@/lib/astrology/panchang/names';
import { horizonEvents } from '@/lib/astrology/sky/horizon-events';
import { trackSunMoon } from '@/lib/astrology/sky/sun-moon-track';
import type { Place } from '@/lib/astrology/sky/sunrise';
import { astroTime } from '@/lib/astrology/sky/time';

export interface Panchang extends Pick<SunDay, 'sunrise' | 'sunset' | 'nextSunrise' | 'note'> {
  date: string;
  /** First moonrise and moonset between this sunrise and the next; a day may lack either. */
  moonrise: Date | null;
  moonset: Date | null;
  vara: Vara;
  lunarMonth: LunarMonth;
  /** Null, like Yamaganda and Gulika, without both a sunrise and a sunset. */
  rahuKala: Span | null;
  yamaganda: Span | null;
  gulika: Span | null;
  /** Null on Wednesday too. */
  abhijit: Span | null;
  /** Twelve of the day and twelve of the night; what has no edges is left out. */
  hora: Hora[];
  /** Each list in order, the one that runs at sunrise first, with whole spans. */
  tithi: (ElementSpan & { paksha: Paksha })[];
  nakshatra: ElementSpan[];
  yoga: ElementSpan[];
  karana: ElementSpan[];
}

/**
 * The panchang of one day at one place: from the sunrise of the civil date to the next one, or, where the Sun does not
 * rise, from the start of the civil day to its end, with a note.
 * @throws RangeError when the date is no date or the instants are invalid.
 */
export function composePanchang(day: CivilDay, place: Place): Panchang {
  const vara = varaOf(day.date);
  const { sunrise, sunset, nextSunrise, start, end, note } = findSunDay(day, place);
  const daylight = sunrise && sunset ? { start: sunrise, end: sunset } : null;
  const night = sunset && nextSunrise ? { start: sunset, end: nextSunrise } : null;

  const angles = trackSunMoon(
    new Date(start.getTime() - LONGEST_ELEMENT_MS),
    new Date(end.getTime() + LONGEST_ELEMENT_MS),
  );
  const spansOf = (kind: 'tithi' | 'nakshatra' | 'yoga' | 'karana') => elementSpans(kind, start, end, angles);
  const moonEvents = horizonEvents('Moon', place, start, end);
  const firstMoon = (kind: 'rise' | 'set') =>
    moonEvents.find((event) => event.kind === kind)?.instant ?? null;

  return {
    date: day.date,
    sunrise,
    sunset,
    nextSunrise,
    moonrise: firstMoon('rise'),
    moonset: firstMoon('set'),
    vara,
    lunarMonth: lunarMonthAt(start, angles.moonMinusSun.degreesAt(astroTime(start))),
    rahuKala: daylight && eighthOfDay('rahuKala', daylight, vara.index),
    yamaganda: daylight && eighthOfDay('yamaganda', daylight, vara.index),
    gulika: daylight && eighthOfDay('gulika', daylight, vara.index),
    abhijit: daylight && abhijitOf(daylight, vara.index),
    hora: daylight ? horasOf(daylight, night, vara.lord) : [],
    tithi: spansOf('tithi').map((span) => ({ ...span, paksha: pakshaOf(span.index) })),
    nakshatra: spansOf('nakshatra'),
    yoga: spansOf('yoga'),
    karana: spansOf('karana'),
    note,
  };
}
