import type { ReactNode } from 'react';
import { PageLink } from '@/components/site/page-link';
import type { LandingContent } from '@/lib/landing/contract';
import { ROUTES } from '@/lib/routes';

interface GuideSectionProps {
  guide: LandingContent['features'][number];
  voice: LandingContent['features'][number];
  verse: ReactNode;
}

/** The AI chat, with a verse of the kind it answers from. */
export function GuideSection({ guide, voice, verse }: GuideSectionProps) {
  return (
    <section className="landing-guide" aria-labelledby="landing-guide">
      <div className="wrap">
        {verse}
        <div className="words">
          <h2 id="landing-guide">{guide.name}</h2>
          <p>{guide.description}</p>
          <p className="appeal">{guide.appeal}</p>
          <h3>{voice.name}</h3>
          <p>{voice.description}</p>
          <p className="appeal">{voice.appeal}</p>
          <p>
            <PageLink href={ROUTES.spiritualAi.path}>Questions to begin with</PageLink>
          </p>
        </div>
      </div>
    </section>
  );
}
