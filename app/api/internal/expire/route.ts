import { revalidatePath, revalidateTag } from 'next/cache';
import { isInternalCall } from '@/lib/http/internal-call';

/**
 * Expires cached pages and data at once: the tags named in `?tags=slot,day`, or everything with `?tags=*`. Next offers
 * that only inside a route, so the server calls this one at its start and at each edge of slot and day. The server
 * answers 404 to anyone outside before this is reached; the check here is the second door.
 */
export function POST(request: Request): Response {
  if (!isInternalCall(request.headers)) return new Response(null, { status: 404 });
  const tags = new URL(request.url).searchParams.get('tags') ?? '';
  if (tags === '*') revalidatePath('/', 'layout');
  else for (const tag of tags.split(',').filter(Boolean)) revalidateTag(tag, { expire: 0 });
  return new Response(null, { status: 204 });
}
