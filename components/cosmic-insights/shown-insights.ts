import type { CosmicInsights } from '@/lib/cosmic-insights/contract';

/** As much of the answer as the page needs, and what it shows when that is there too. */
export type ShownInsights = Pick<CosmicInsights, 'insights'> & Partial<CosmicInsights>;

const TEXTS = ['invitation', 'todaysEnergy', 'generalGuidance', 'planetaryHighlight'] as const;

/** Whether an answer of the call can be shown. */
export function canBeShown(answer: unknown): answer is ShownInsights {
  if (typeof answer !== 'object' || answer === null || !('insights' in answer)) return false;
  const { insights } = answer as { insights: Partial<Record<string, unknown>> | null };
  return TEXTS.every((name) => typeof insights?.[name] === 'string');
}
