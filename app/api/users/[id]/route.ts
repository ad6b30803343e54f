import { handleRoute, reply, serve } from '@/lib/http/handle-route';
import { deleteProfile } from '@/lib/profiles/delete-profile';
import { getProfile } from '@/lib/profiles/get-profile';
import { deleteUser, getUser, updateUser } from '@/lib/profiles/operations';
import { updateProfile } from '@/lib/profiles/update-profile';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleRoute({
  GET: serve(getUser, async ({ params }) => reply(200, await getProfile(params.id))),
  PATCH: serve(updateUser, async ({ params, body, visitorId }) =>
    reply(200, await updateProfile(params.id, body, visitorId)),
  ),
  DELETE: serve(deleteUser, async ({ params, body, visitorId }) => {
    await deleteProfile(params.id, body, visitorId);
    return reply(204, undefined);
  }),
});
