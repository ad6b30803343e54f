export const INSIGHTS = ['invitation', 'todaysEnergy', 'generalGuidance', 'planetaryHighlight'] as const;
export type Insight = (typeof INSIGHTS)[number];

/** One computed fact behind an insight, and the sentence written from it. */
export interface InsightReason {
  of: Insight;
  fact: string;
  text: string;
}

/** The day for everybody, whatever their birth star. */
export interface DayInsights {
  /** Civil date, YYYY-MM-DD; the texts hold for sunrise at Ujjain on it. */
  date: string;
  insights: Record<Insight, string>;
  /** One entry for every sentence that says something of the sky. */
  reasons: InsightReason[];
}
