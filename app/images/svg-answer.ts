import { type Drawing, svgFile } from '@/components/landing/pictures/svg';

/** A drawing as the answer of a route. */
export function svgAnswer(drawing: Drawing): Response {
  return new Response(svgFile(drawing), { headers: { 'Content-Type': 'image/svg+xml; charset=utf-8' } });
}
