import { handleRoute, reply, serve } from '@/lib/http/handle-route';
import { getPanchang } from '@/lib/panchang/get-panchang';
import { getPanchangOfDay } from '@/lib/panchang/operations';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleRoute({
  GET: serve(getPanchangOfDay, async ({ query }) => reply(200, getPanchang(query))),
});
