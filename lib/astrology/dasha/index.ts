export {
  DASHA_YEAR_DAYS,
  type Dasha,
  type DashaPeriod,
  runningPeriods,
  vimshottari,
} from '@/lib/astrology/dasha/vimshottari';
