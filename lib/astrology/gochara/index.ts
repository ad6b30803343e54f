export {
  CHANDRA_BALA_CONVENTION,
  chandraBalaOf,
  houseFrom,
  isChandrashtama,
} from '@/lib/astrology/gochara/chandra-bala';
export { type Gochara, gocharaOf } from '@/lib/astrology/gochara/gochara';
export { type TaraOfDay, type TaraQuality, taraOf } from '@/lib/astrology/gochara/tara';
