import { getCosmicInsights } from '@/lib/cosmic-insights/get-cosmic-insights';
import { getInsightsOfDay } from '@/lib/cosmic-insights/operations';
import { handleRoute, reply, serve } from '@/lib/http/handle-route';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleRoute({
  GET: serve(getInsightsOfDay, async ({ query }) => reply(200, getCosmicInsights(query.timezone))),
});
