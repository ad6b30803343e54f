import { now } from '@/lib/clock';
import { cosmicInsightsQuery, cosmicInsightsSchema } from '@/lib/cosmic-insights/contract';
import exampleInsights from '@/lib/cosmic-insights/example-insights.json' with { type: 'json' };
import { DEFAULT_TIMEZONE } from '@/lib/horoscopes/get-day';
import { nextDayEdge, nextSlotEdge } from '@/lib/horoscopes/slots';
import { defineOperation } from '@/lib/http/operation';

export const getInsightsOfDay = defineOperation({
  id: 'getCosmicInsights',
  method: 'GET',
  path: '/api/cosmic-insights',
  tag: 'Horoscopes',
  summary: 'Today’s sky for everybody, whatever their birth star',
  query: cosmicInsightsQuery,
  publicForSeconds: secondsToEdge,
  answers: { 200: { description: 'The insights of today.', schema: cosmicInsightsSchema } },
  example: { query: { timezone: 'Asia/Kolkata' }, answer: exampleInsights },
});

/** The planets change with each slot, the texts with the zone's midnight, which need not fall on the edge of a slot. */
function secondsToEdge({ timezone }: Readonly<Record<string, unknown>>): number {
  const instant = now();
  const zone = typeof timezone === 'string' ? timezone : DEFAULT_TIMEZONE;
  const edge = Math.min(nextSlotEdge(instant).getTime(), nextDayEdge(instant, zone).getTime());
  return Math.floor((edge - instant.getTime()) / 1000);
}
