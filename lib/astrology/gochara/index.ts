export {
  type ChandraBalaSpan,
  chandraBalaSpans,
  type TaraSpan,
  taraSpans,
} from '@/lib/astrology/gochara/bala-spans';
export {
  CHANDRA_BALA_CONVENTION,
  chandraBalaOf,
  houseFrom,
  isChandrashtama,
} from '@/lib/astrology/gochara/chandra-bala';
export { findIngresses, type SignIngress } from '@/lib/astrology/gochara/find-ingresses';
export { type Gochara, gocharaOf } from '@/lib/astrology/gochara/gochara';
export { type GocharaRow, type GocharaTable, gocharaTable } from '@/lib/astrology/gochara/gochara-table';
export { type TaraOfDay, type TaraQuality, taraOf } from '@/lib/astrology/gochara/tara';
