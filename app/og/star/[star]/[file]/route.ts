import { daySky } from '@/app/(astrology)/day-sky';
import { loadStarDates } from '@/app/(astrology)/horoscope/[star]/load-star';
import { longDate } from '@/components/horoscope/format-date';
import { drawSocialImage } from '@/components/seo/social-image/draw-social-image';
import { findNakshatra, NAKSHATRAS, starSlug } from '@/lib/astrology/nakshatras';
import { hasStarPage } from '@/lib/horoscopes/star-routes';

/** The picture of a star on a date, drawn when it is first asked for. */
export const dynamic = 'force-static';

export const generateStaticParams = () => [];

const FILE = /^(\d{4}-\d{2}-\d{2})\.png$/;

export async function GET(
  _request: Request,
  { params }: { params: Promise<{ star: string; file: string }> },
) {
  const { star: slug, file } = await params;
  const star = findNakshatra(slug);
  const [, date = ''] = FILE.exec(file) ?? [];
  const { today } = await loadStarDates();
  if (!star || starSlug(star.name) !== slug || !hasStarPage(date, today))
    return new Response(null, { status: 404 });
  const sky = daySky(date);
  return drawSocialImage({
    kicker: longDate(date).replaceAll('\u00a0', ' '),
    title: `The day for ${star.name}`,
    sky: {
      seed: slug,
      litFraction: sky.moonLitFraction,
      waxing: sky.moonWaxing,
      starIndex: NAKSHATRAS.indexOf(star),
    },
  });
}
