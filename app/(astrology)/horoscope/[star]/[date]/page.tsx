import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { loadStarDates, loadStarDay } from '@/app/(astrology)/horoscope/[star]/load-star';
import { PageJsonLd } from '@/components/seo/page-json-ld';
import { StarJsonLd } from '@/components/seo/star-json-ld';
import { StarPage } from '@/components/star-page/star-page';
import { findNakshatra, NAKSHATRAS, starSlug } from '@/lib/astrology/nakshatras';
import { hasStarPage, starDateRoute } from '@/lib/horoscopes/star-routes';
import { notFoundMetadata, pageMetadata } from '@/lib/seo/page-metadata';

export const dynamic = 'force-static';

interface Props {
  params: Promise<{ star: string; date: string }>;
}

/** None at build: they come when they are first asked for. */
export const generateStaticParams = () => [];

async function findPage({ params }: Props) {
  const { star: slug, date } = await params;
  const dates = await loadStarDates();
  const star = findNakshatra(slug);
  if (!star || starSlug(star.name) !== slug || !hasStarPage(date, dates.today)) return undefined;
  return { star, date, dates };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const page = await findPage(props);
  return page ? pageMetadata(starDateRoute(page.star, page.date)) : notFoundMetadata();
}

/** A birth star's page of one date: the past 30 days and the coming 7. */
export default async function Page(props: Props) {
  const page = await findPage(props);
  if (!page) notFound();
  const { star, date, dates } = page;
  const day = loadStarDay(starSlug(star.name), date);
  return (
    <>
      <PageJsonLd page={starDateRoute(star, date)} />
      <StarJsonLd star={star} day={day} fixed />
      <StarPage index={NAKSHATRAS.indexOf(star)} day={day} fixed dates={dates} />
    </>
  );
}
