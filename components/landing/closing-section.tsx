import { PageLink } from '@/components/site/page-link';
import { ROUTES } from '@/lib/routes';

interface ClosingSectionProps {
  ctaText: string;
  /** The star the Moon stands in tonight. */
  moonStar: string;
}

export function ClosingSection({ ctaText, moonStar }: ClosingSectionProps) {
  return (
    <section className="landing-closing landing-sky" aria-labelledby="landing-closing">
      <div className="wrap always-night">
        <h2 id="landing-closing">
          Tonight the Moon is in {moonStar}. Which star was it in when you were born?
        </h2>
        <p className="ways">
          <PageLink className="button first" href={ROUTES.daily.path}>
            {ctaText}
          </PageLink>
          <PageLink className="button" href={ROUTES.onboarding.path}>
            Find your star
          </PageLink>
        </p>
        <p className="free">No account, no adverts, nothing to install.</p>
      </div>
    </section>
  );
}
