import { answerCompatibility } from '@/lib/compatibility/answer-compatibility';
import { postCompatibility } from '@/lib/compatibility/operations';
import { handleRoute, reply, serve } from '@/lib/http/handle-route';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleRoute({
  POST: serve(postCompatibility, async ({ body }) => reply(200, await answerCompatibility(body))),
});
