import { drawSocialImage } from '@/components/seo/social-image/draw-social-image';
import { PAGE_CARDS } from '@/components/seo/social-image/page-cards';

/** The picture of each page, drawn at the build. */
export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => [...PAGE_CARDS.keys()].map((image) => ({ image }));

export async function GET(_request: Request, { params }: { params: Promise<{ image: string }> }) {
  const card = PAGE_CARDS.get((await params).image);
  return card === undefined ? new Response(null, { status: 404 }) : drawSocialImage(card);
}
