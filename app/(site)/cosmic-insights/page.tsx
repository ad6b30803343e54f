import type { Metadata } from 'next';
import { loadInsights } from '@/app/(site)/cosmic-insights/load-insights';
import { InsightsView } from '@/components/cosmic-insights/insights-view';
import { NakshatraExplainer } from '@/components/cosmic-insights/nakshatra-explainer';
import { PageJsonLd } from '@/components/seo/page-json-ld';
import { ROUTES } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const dynamic = 'force-static';

export const generateMetadata = (): Metadata => pageMetadata(ROUTES.cosmicInsights);

export default async function Page() {
  return (
    <div className="wrap insights">
      <PageJsonLd page={ROUTES.cosmicInsights} />
      <InsightsView served={await loadInsights()} explainer={<NakshatraExplainer />} />
    </div>
  );
}
