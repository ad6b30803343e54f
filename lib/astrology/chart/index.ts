export type { LocalDay } from '@/lib/astrology/chart/birth-sky';
export type {
  ChartData,
  ChartPoint,
  ChartPosition,
  DoshaVerdict,
  PlanetEntry,
} from '@/lib/astrology/chart/chart-data';
export { composeChart, composeChartOfDay } from '@/lib/astrology/chart/compose-chart';
export { manglikOf } from '@/lib/astrology/chart/manglik';
