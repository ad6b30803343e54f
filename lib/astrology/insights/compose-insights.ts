import { findDayFacts } from '@/lib/astrology/horoscope/find-day-facts';
import { paragraphOf, reasonsOf, type Statement, stateDraft } from '@/lib/astrology/insights/statement';
import { tellEnergy, tellGuidance, tellInvitation } from '@/lib/astrology/insights/tell-day';
import { tellHighlight } from '@/lib/astrology/insights/tell-highlight';
import type { DayInsights } from '@/lib/astrology/insights/types';

/** Every sentence of a date with the facts that chose it. @param date YYYY-MM-DD @throws RangeError when that is no date */
export function stateInsights(date: string): Statement[] {
  const day = findDayFacts(date);
  const drafts = [tellInvitation, tellEnergy, tellGuidance, tellHighlight].flatMap((tell) => tell(day));
  return drafts.map((draft) => stateDraft(draft, day.dayNumber));
}

/**
 * A date for everybody: a welcome, the day's energy, what it suits, and the planet that stands out, from the sky at sunrise at
 * Ujjain. The same date gives the same text. @param date YYYY-MM-DD @throws RangeError when that is no date
 */
export function composeInsights(date: string): DayInsights {
  const statements = stateInsights(date);
  return {
    date,
    insights: {
      invitation: paragraphOf('invitation', statements),
      todaysEnergy: paragraphOf('todaysEnergy', statements),
      generalGuidance: paragraphOf('generalGuidance', statements),
      planetaryHighlight: paragraphOf('planetaryHighlight', statements),
    },
    reasons: reasonsOf(statements),
  };
}
