import type { CardReason, StarReading } from '@/components/horoscope/day-types';
import type { NakshatraHoroscope, Reason, ReasonScope } from '@/lib/astrology/horoscope/types';

/** The reasons of one text, each with its sentence where the text has not got it. */
export function reasonsBehind(reasons: readonly Reason[], of: ReasonScope, shown: string): CardReason[] {
  return reasons
    .filter((reason) => reason.of === of)
    .map(({ fact, text }) => (shown.includes(text) ? { fact } : { fact, text }));
}

/** As much of a horoscope as its card shows: every reason in full would double the page. */
export function cardReading({
  daily,
  tara,
  chandraBala,
  changesAt,
  reasons,
}: Pick<NakshatraHoroscope, 'daily' | 'tara' | 'chandraBala' | 'changesAt' | 'reasons'>): StarReading {
  return {
    daily,
    tara,
    chandraBala,
    changesAt,
    facts: reasons.filter(({ of }) => of === 'daily').map(({ fact }) => fact),
  };
}
