import { chandraBalaOf, isChandrashtama } from '@/lib/astrology/gochara/chandra-bala';
import { type TaraOfDay, taraOf } from '@/lib/astrology/gochara/tara';
import { type ElementSpan, elementSpans } from '@/lib/astrology/panchang/elements';

export interface TaraSpan {
  /** The star the Moon is in, 1..27. */
  star: ElementSpan;
  tara: TaraOfDay;
}

export interface ChandraBalaSpan {
  /** The sign the Moon is in, 1..12. */
  sign: ElementSpan;
  house: number;
  good: boolean;
  chandrashtama: boolean;
}

/**
 * Tara bala through a span of time: every star that the Moon is in at some instant of `from <= instant < until`, whole,
 * and what it is to a birth star.
 * @param birthStarIndex 0..26
 */
export function taraSpans(birthStarIndex: number, from: Date, until: Date): TaraSpan[] {
  const stars = elementSpans('nakshatra', from, until);
  return stars.map((star) => ({ star, tara: taraOf(birthStarIndex, star.index - 1) }));
}

/**
 * Chandra bala through a span of time: every sign that the Moon is in, whole, and what it is to a birth sign.
 * @param birthSignIndex 0..11
 */
export function chandraBalaSpans(birthSignIndex: number, from: Date, until: Date): ChandraBalaSpan[] {
  return elementSpans('moonSign', from, until).map((sign) => ({
    sign,
    ...chandraBalaOf(birthSignIndex, sign.index - 1),
    chandrashtama: isChandrashtama(birthSignIndex, sign.index - 1),
  }));
}
