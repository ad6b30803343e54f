export {
  type ElementKind,
  type ElementSpan,
  elementEnd,
  elementIndexAt,
  elementSpans,
} from '@/lib/astrology/panchang/elements';
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
