import { NextResponse } from 'next/server';

/** Internal screens are neither indexed nor kept by any cache. */
export function middleware(): NextResponse {
  const response = NextResponse.next();
  response.headers.set('X-Robots-Tag', 'noindex, nofollow');
  response.headers.set('Cache-Control', 'private, no-store');
  return response;
}

/** Public pages stay out: being matched at all halves the rate of a static page. */
export const config = { matcher: ['/admin/:path*'] };
