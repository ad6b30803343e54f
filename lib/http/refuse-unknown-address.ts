import { notFound } from '@/lib/errors';
import { respond } from '@/lib/http/respond';

/** 404 for any method on an address that no route takes. */
export async function refuseUnknownAddress(request: Request): Promise<Response> {
  const response = await respond(request, undefined, async () => {
    throw notFound();
  });
  return request.method === 'HEAD' ? new Response(null, response) : response;
}
