import { cosmicBackgrounds } from '@/lib/backgrounds/cosmic-backgrounds';
import { getCosmicBackgrounds } from '@/lib/backgrounds/operations';
import { handleRoute, reply, serve } from '@/lib/http/handle-route';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleRoute({
  GET: serve(getCosmicBackgrounds, async () => reply(200, [...cosmicBackgrounds()])),
});
