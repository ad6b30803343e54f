import { getStarHoroscope } from '@/lib/horoscopes/get-day';
import { getStarHoroscopeOfDay } from '@/lib/horoscopes/operations';
import { handleRoute, reply, serve } from '@/lib/http/handle-route';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleRoute({
  GET: serve(getStarHoroscopeOfDay, async ({ params, query }) =>
    reply(200, getStarHoroscope(params.star, query)),
  ),
});
