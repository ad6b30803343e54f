import { loadCurrentPlanets, loadTodaysTexts } from '@/app/(astrology)/load-today';
import { DayView } from '@/components/horoscope/day-view';
import { ReaderDay } from '@/components/horoscope/reader-day';
import { DayJsonLd } from '@/components/seo/day-json-ld';
import { PageJsonLd } from '@/components/seo/page-json-ld';
import { siteUrl } from '@/lib/env';
import { ROUTES } from '@/lib/routes';

/** The daily horoscope, for the two addresses it stands at: rendered anew when the day or the ten-minute slot turns. */
export async function DailyHoroscope() {
  const [{ date, skies, readings }, currentPlanets] = await Promise.all([
    loadTodaysTexts(),
    loadCurrentPlanets(),
  ]);
  const sky = skies[date];
  if (!sky) throw new Error(`no sky was computed for ${date}`);
  return (
    <>
      <PageJsonLd page={ROUTES.daily} />
      <DayJsonLd sky={sky} siteUrl={siteUrl()} />
      <ReaderDay servedDate={date} skies={skies}>
        <DayView day={{ sky, currentPlanets, readings }} />
      </ReaderDay>
    </>
  );
}
