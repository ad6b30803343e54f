import { loadCurrentPlanets, loadTodaysTexts } from '@/app/(astrology)/load-today';
import { CHOSEN_STAR_SCRIPT } from '@/components/horoscope/chosen-star-script';
import { DayPage } from '@/components/horoscope/day-page';
import { IntroCard } from '@/components/horoscope/intro-card';
import { SubscriptionForm } from '@/components/newsletter/subscription-form';
import { DayJsonLd } from '@/components/seo/day-json-ld';
import { PageJsonLd } from '@/components/seo/page-json-ld';
import { siteUrl } from '@/lib/env';
import { ROUTES } from '@/lib/routes';

/** The daily horoscope, for the two addresses it stands at: rendered anew when the day or the ten-minute slot turns. */
export async function DailyHoroscope() {
  const [texts, currentPlanets] = await Promise.all([loadTodaysTexts(), loadCurrentPlanets()]);
  const sky = texts.skies[texts.date];
  if (!sky) throw new Error(`no sky was computed for ${texts.date}`);
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours; its hash is in the page's policy. */}
      <script dangerouslySetInnerHTML={{ __html: CHOSEN_STAR_SCRIPT }} />
      <PageJsonLd page={ROUTES.daily} />
      <DayJsonLd sky={sky} siteUrl={siteUrl()} />
      <DayPage
        served={{ ...texts, currentPlanets }}
        intro={<IntroCard />}
        subscription={<SubscriptionForm source="horoscope_page" variant="compact" />}
      />
    </>
  );
}
