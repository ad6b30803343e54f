import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { loadStarDates, loadStarDay } from '@/app/(astrology)/horoscope/[star]/load-star';
import { PageJsonLd } from '@/components/seo/page-json-ld';
import { StarJsonLd } from '@/components/seo/star-json-ld';
import { StarPage } from '@/components/star-page/star-page';
import { findNakshatra, NAKSHATRAS, starSlug } from '@/lib/astrology/nakshatras';
import { starRoute } from '@/lib/horoscopes/star-routes';
import { notFoundMetadata, pageMetadata } from '@/lib/seo/page-metadata';

export const dynamic = 'force-static';
export const dynamicParams = false;

interface Props {
  params: Promise<{ star: string }>;
}

export const generateStaticParams = () => NAKSHATRAS.map(({ name }) => ({ star: starSlug(name) }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const star = findNakshatra((await params).star);
  if (!star) return notFoundMetadata();
  const { today } = await loadStarDates();
  return pageMetadata(starRoute(star, today));
}

/** A birth star's own page, of today. */
export default async function Page({ params }: Props) {
  const { star: slug } = await params;
  const star = findNakshatra(slug);
  if (!star) notFound();
  const { today, first, last } = await loadStarDates();
  const day = loadStarDay(slug, today);
  return (
    <>
      <PageJsonLd page={starRoute(star, today)} />
      <StarJsonLd star={star} day={day} fixed={false} />
      <StarPage index={NAKSHATRAS.indexOf(star)} day={day} fixed={false} dates={{ first, last }} />
    </>
  );
}
