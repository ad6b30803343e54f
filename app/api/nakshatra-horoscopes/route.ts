import { getHoroscopeAnswer } from '@/lib/horoscopes/get-day';
import { getNakshatraHoroscopes } from '@/lib/horoscopes/operations';
import { handleRoute, reply, serve } from '@/lib/http/handle-route';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleRoute({
  GET: serve(getNakshatraHoroscopes, async ({ query }) => reply(200, getHoroscopeAnswer(query))),
});
