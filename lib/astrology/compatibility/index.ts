export { type Compatibility, describeMatch } from '@/lib/astrology/compatibility/describe-match';
export { ASHTAKOOTA_CONVENTION, scoreAshtakoota } from '@/lib/astrology/compatibility/score-ashtakoota';
export type {
  Ashtakoota,
  AshtakootaOrder,
  Kuta,
  KutaName,
  Partner,
} from '@/lib/astrology/compatibility/types';
