import type { Metadata } from 'next';
import { loadSample } from '@/app/(site)/home/load-sample';
import { loadEvening } from '@/app/images/load-evening';
import { longDate } from '@/components/horoscope/format-date';
import { moonInWords } from '@/components/horoscope/moon-disc';
import { LandingView } from '@/components/landing/landing-view';
import { Picture } from '@/components/landing/picture';
import { drawKutas } from '@/components/landing/pictures/draw-kutas';
import { drawSkyChart } from '@/components/landing/pictures/draw-sky-chart';
import { drawTonight } from '@/components/landing/pictures/draw-tonight';
import { LifeTiles, SampleReading } from '@/components/landing/sample-reading';
import { Verse } from '@/components/landing/verse';
import { InlineSubscriptionForm } from '@/components/newsletter/inline-subscription-form';
import { PageJsonLd } from '@/components/seo/page-json-ld';
import { nakshatraAt } from '@/lib/astrology/nakshatras';
import { now } from '@/lib/clock';
import { LANDING_CONTENT } from '@/lib/landing/landing-content';
import { ROUTES } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const dynamic = 'force-static';

export const generateMetadata = (): Metadata => pageMetadata(ROUTES.landing);

export default async function LandingPage() {
  const [evening, sample] = await Promise.all([loadEvening(), loadSample()]);
  const moonStar = nakshatraAt(evening.moonStar).name;
  return (
    <>
      <PageJsonLd page={ROUTES.landing} />
      <LandingView
        served={LANDING_CONTENT}
        servedAt={now().getTime()}
        parts={{
          tonight: <Picture drawing={drawTonight(evening)} className="landing-tonight" />,
          tonightInWords: `${longDate(evening.date)}, at nightfall in Ujjain: the Moon in ${moonStar}, ${moonInWords(evening)}.`,
          moonStar,
          subscribe: <InlineSubscriptionForm source="landing_page" />,
          sample: <SampleReading sample={sample} />,
          tiles: <LifeTiles sample={sample} />,
          verse: <Verse />,
          skyChart: <Picture drawing={drawSkyChart(evening)} className="landing-chart" />,
          kutas: <Picture drawing={drawKutas()} className="landing-kutas" />,
        }}
      />
    </>
  );
}
