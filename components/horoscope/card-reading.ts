import type { StarReading } from '@/components/horoscope/day-types';
import type { NakshatraHoroscope } from '@/lib/astrology/horoscope/types';

/** As much of a horoscope as its card shows: the reasons of month and life areas would double the page. */
export function cardReading({
  daily,
  tara,
  chandraBala,
  changesAt,
  reasons,
}: Pick<NakshatraHoroscope, keyof StarReading>): StarReading {
  return { daily, tara, chandraBala, changesAt, reasons: reasons.filter((reason) => reason.of === 'daily') };
}
