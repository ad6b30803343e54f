import { PageLink } from '@/components/site/page-link';
import type { LandingContent } from '@/lib/landing/contract';
import { ROUTES } from '@/lib/routes';

export function TrustSignals({ signals }: { signals: LandingContent['trustSignals'] }) {
  return (
    <section className="wrap landing-trust" aria-labelledby="landing-trust">
      <h2 id="landing-trust">What it rests on</h2>
      <dl>
        <div>
          <dt>Authenticity</dt>
          <dd>{signals.authenticity}</dd>
        </div>
        <div>
          <dt>Technology</dt>
          <dd>
            {signals.technology} <PageLink href={ROUTES.accuracy.path}>See the figures</PageLink>
          </dd>
        </div>
        <div>
          <dt>Tradition</dt>
          <dd>{signals.tradition}</dd>
        </div>
      </dl>
    </section>
  );
}
