import { handleRoute, reply, serve } from '@/lib/http/handle-route';
import { confirmSignUp } from '@/lib/newsletter/confirm-sign-up';
import { confirmSubscription } from '@/lib/newsletter/operations';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleRoute({
  POST: serve(confirmSubscription, async ({ body }) => {
    await confirmSignUp(body.token);
    return reply(200, { success: true, message: 'Your subscription is confirmed.' });
  }),
});
