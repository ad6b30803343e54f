import { findNakshatra, NAKSHATRA_NAMES, starSlug } from '@/lib/astrology/nakshatras';
import { bannerSvg } from '@/lib/backgrounds/cosmic-backgrounds';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams(): { file: string }[] {
  return NAKSHATRA_NAMES.map((name) => ({ file: `${starSlug(name)}.svg` }));
}

/** The stars of a banner. A browser keeps them for a day: they move only when the catalogue does. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  const { file } = await params;
  const star = findNakshatra(file.replace(/\.svg$/, ''));
  if (!star) return new Response(null, { status: 404 });
  return new Response(bannerSvg(star.name), {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' },
  });
}
