import { checkHealth } from '@/lib/health/check-health';
import { getHealth } from '@/lib/health/operations';
import { handleRoute, reply, serve } from '@/lib/http/handle-route';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleRoute({
  GET: serve(getHealth, async () => reply(200, await checkHealth())),
});
