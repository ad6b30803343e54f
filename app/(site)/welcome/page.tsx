import type { Metadata } from 'next';
import { loadEvening } from '@/app/images/load-evening';
import { MoonDisc, moonInWords } from '@/components/horoscope/moon-disc';
import { PageJsonLd } from '@/components/seo/page-json-ld';
import { PageLink } from '@/components/site/page-link';
import { LeaveWhenKnown } from '@/components/welcome/leave-when-known';
import { leaveScript } from '@/components/welcome/stored-user';
import { nakshatraAt } from '@/lib/astrology/nakshatras';
import { ROUTES } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const dynamic = 'force-static';

export const generateMetadata = (): Metadata => pageMetadata(ROUTES.welcome);

export default async function Page() {
  const evening = await loadEvening();
  return (
    <div className="wrap welcome">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours; its hash is in the page's policy. */}
      <script dangerouslySetInnerHTML={{ __html: leaveScript(ROUTES.feed.path) }} />
      <LeaveWhenKnown path={ROUTES.feed.path} />
      <PageJsonLd page={ROUTES.welcome} />
      <MoonDisc {...evening} />
      <h1>The Moon you were born under</h1>
      <p className="tagline">
        She passed through one of 27 stars that day. Tell us when and where, and see which it was.
      </p>
      <PageLink href={ROUTES.onboarding.path} className="button">
        Start Your Journey
      </PageLink>
      <p className="tonight">
        Tonight she stands in {nakshatraAt(evening.moonStar).name}, {moonInWords(evening)}.
      </p>
    </div>
  );
}
