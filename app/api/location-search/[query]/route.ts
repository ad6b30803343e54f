import { handleRoute, reply, serve } from '@/lib/http/handle-route';
import { findPlaces } from '@/lib/places/find-places';
import { searchLocations } from '@/lib/places/operations';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleRoute({
  GET: serve(searchLocations, async ({ params }) =>
    reply(200, { success: true, locations: await findPlaces(params.query) }),
  ),
});
