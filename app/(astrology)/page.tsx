import type { Metadata } from 'next';
import { loadCurrentPlanets, loadTodaysTexts } from '@/app/(astrology)/load-today';
import { DayView } from '@/components/horoscope/day-view';
import { ReaderDay } from '@/components/horoscope/reader-day';
import { DayJsonLd } from '@/components/seo/day-json-ld';
import { SiteJsonLd } from '@/components/seo/site-json-ld';
import { siteUrl } from '@/lib/env';
import { ROUTES } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const dynamic = 'force-static';

export const generateMetadata = (): Metadata => pageMetadata(ROUTES.home);

/** The daily horoscope: static, and rendered anew when the day or the ten-minute slot turns. */
export default async function DailyHoroscopePage() {
  const [{ date, skies, readings }, currentPlanets] = await Promise.all([
    loadTodaysTexts(),
    loadCurrentPlanets(),
  ]);
  const sky = skies[date];
  if (!sky) throw new Error(`no sky was computed for ${date}`);
  return (
    <>
      <SiteJsonLd siteUrl={siteUrl()} />
      <DayJsonLd sky={sky} siteUrl={siteUrl()} />
      <ReaderDay servedDate={date} skies={skies}>
        <DayView day={{ sky, currentPlanets, readings }} />
      </ReaderDay>
    </>
  );
}
