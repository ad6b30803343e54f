import type { LandingParts } from '@/components/landing/landing-view';
import { PageLink } from '@/components/site/page-link';
import type { LandingContent } from '@/lib/landing/contract';
import { ROUTES } from '@/lib/routes';

interface HeroProps {
  texts: LandingContent['hero'];
  parts: Pick<LandingParts, 'tonight' | 'tonightInWords' | 'subscribe'>;
}

/** Tonight's sky, what this is, and the three ways in. */
export function Hero({ texts, parts }: HeroProps) {
  return (
    <section className="landing-hero landing-sky" aria-labelledby="landing-title">
      <div className="wrap always-night">
        <figure>
          {parts.tonight}
          <figcaption>{parts.tonightInWords}</figcaption>
        </figure>
        <div className="words">
          <h1 id="landing-title">{texts.headline}</h1>
          <p className="subheadline">{texts.subheadline}</p>
          <p className="supporting">{texts.supportingText}</p>
          <div className="subscribe">
            {parts.subscribe}
            <p>The day’s text by mail, once a day. One click ends it.</p>
          </div>
          <p className="ways">
            <PageLink className="button" href={ROUTES.spiritualChat.path}>
              Chat with AI Now
            </PageLink>
            <PageLink className="button" href={ROUTES.daily.path}>
              Daily Horoscopes
            </PageLink>
            <PageLink className="button" href={ROUTES.birthChart.path}>
              Birth Chart
            </PageLink>
          </p>
        </div>
      </div>
    </section>
  );
}
