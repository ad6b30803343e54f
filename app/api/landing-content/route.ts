import { handleRoute, reply, serve } from '@/lib/http/handle-route';
import { LANDING_CONTENT } from '@/lib/landing/landing-content';
import { getLandingContent } from '@/lib/landing/operations';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleRoute({
  GET: serve(getLandingContent, async () => reply(200, LANDING_CONTENT)),
});
