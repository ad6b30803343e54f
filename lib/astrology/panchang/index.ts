export { composePanchang, type Panchang } from '@/lib/astrology/panchang/compose-panchang';
export type { Hora, Span } from '@/lib/astrology/panchang/day-parts';
export {
  type ElementKind,
  type ElementSpan,
  elementEnd,
  elementIndexAt,
  elementSpans,
} from '@/lib/astrology/panchang/elements';
export { elementsAt, type RunningElements } from '@/lib/astrology/panchang/elements-at';
export { type CivilDay, findSunDay, type SunDay } from '@/lib/astrology/panchang/find-sun-day';
export { type LunarMonth, lunarMonthAt, MONTH_NAMES } from '@/lib/astrology/panchang/lunar-month';
export {
  type MoonStar,
  moonStar,
  nextMoonSignChange,
  nextStarChange,
} from '@/lib/astrology/panchang/moon-star';
export {
  KARANA_NAMES,
  type Paksha,
  pakshaOf,
  TITHI_NAMES,
  type Vara,
  varaOf,
  YOGA_NAMES,
} from '@/lib/astrology/panchang/names';
export { type PanchangAnswer, toPanchangAnswer } from '@/lib/astrology/panchang/panchang-answer';
