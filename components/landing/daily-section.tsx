import type { ReactNode } from 'react';
import { PageLink } from '@/components/site/page-link';
import type { LandingContent } from '@/lib/landing/contract';
import { ROUTES } from '@/lib/routes';

interface DailySectionProps {
  feature: LandingContent['features'][number];
  sample: ReactNode;
  tiles: ReactNode;
}

/** The daily nakshatra horoscope, with today's text of one star. */
export function DailySection({ feature, sample, tiles }: DailySectionProps) {
  return (
    <section className="wrap landing-daily" aria-labelledby="landing-daily">
      <div className="words">
        <h2 id="landing-daily">{feature.name}</h2>
        <p>{feature.description}</p>
        <p className="appeal">{feature.appeal}</p>
        <p>
          <PageLink href={ROUTES.daily.path}>See all 27 stars today</PageLink>
        </p>
      </div>
      {sample}
      {tiles}
    </section>
  );
}
