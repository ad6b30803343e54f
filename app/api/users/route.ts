import { handleRoute, reply, serve } from '@/lib/http/handle-route';
import { createProfile } from '@/lib/profiles/create-profile';
import { listProfiles } from '@/lib/profiles/list-profiles';
import { createUser, listUsers } from '@/lib/profiles/operations';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleRoute({
  GET: serve(listUsers, async ({ visitorId }) => reply(200, await listProfiles(visitorId))),
  POST: serve(createUser, async ({ body, ownVisitorId }) =>
    reply(201, await createProfile(body, ownVisitorId())),
  ),
});
