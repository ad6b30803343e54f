import { handleRoute, reply, serve } from '@/lib/http/handle-route';
import { LANDING_IMAGES } from '@/lib/landing/landing-content';
import { getLandingImages } from '@/lib/landing/operations';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleRoute({
  GET: serve(getLandingImages, async () => reply(200, LANDING_IMAGES)),
});
