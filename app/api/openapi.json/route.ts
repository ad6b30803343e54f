import { siteUrl } from '@/lib/env';
import { handleRoute, reply, serve } from '@/lib/http/handle-route';
import { createOpenApi } from '@/lib/openapi/create-openapi';
import { getOpenApi } from '@/lib/openapi/operations';
import { OPERATIONS } from '@/lib/openapi/registry';

let body: ReturnType<typeof createOpenApi> | undefined;

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleRoute({
  GET: serve(getOpenApi, async () => {
    body ??= createOpenApi(OPERATIONS, siteUrl());
    return reply(200, { ...body });
  }),
});
