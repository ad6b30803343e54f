'use client';
// In the browser, since the texts are asked for anew there when the served ones are older than five minutes.

import { type ReactNode, useEffect, useState } from 'react';
import { ChartsSection } from '@/components/landing/charts-section';
import { ClosingSection } from '@/components/landing/closing-section';
import { DailySection } from '@/components/landing/daily-section';
import { GuideSection } from '@/components/landing/guide-section';
import { Hero } from '@/components/landing/hero';
import { Testimonials } from '@/components/landing/testimonials';
import { TrustSignals } from '@/components/landing/trust-signals';
import { ValuePropositions } from '@/components/landing/value-propositions';
import type { LandingContent } from '@/lib/landing/contract';
import { fillContent } from '@/lib/landing/fill-content';

/** What the server draws and writes, whatever the texts are. */
export interface LandingParts {
  /** The Moon among its stars. */
  tonight: ReactNode;
  /** "Saturday, 21 November 2026: the Moon in Revati, waxing, 85 percent lit." */
  tonightInWords: string;
  /** The star the Moon stands in tonight. */
  moonStar: string;
  subscribe: ReactNode;
  sample: ReactNode;
  tiles: ReactNode;
  verse: ReactNode;
  skyChart: ReactNode;
  kutas: ReactNode;
}

interface LandingViewProps {
  served: LandingContent;
  /** When the server wrote them, in milliseconds since 1970. */
  servedAt: number;
  parts: LandingParts;
}

/** The landing page. The served texts stand from the first byte, and stay while a call for newer ones is slow, fails or gives nothing. */
export function LandingView({ served, servedAt, parts }: LandingViewProps) {
  const [renewed, setRenewed] = useState<unknown>();
  useEffect(() => {
    let isShown = true;
    import('@/components/landing/renew-content')
      .then(({ renewContent }) => renewContent(served, servedAt))
      .then((content) => isShown && setRenewed(content))
      // What was served stands, and there is nothing the reader could do about it.
      .catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, [served, servedAt]);
  const { hero, features, valuePropositions, testimonials, trustSignals } = fillContent(renewed, served);
  const [guide, voice, daily, chart, match] = features;
  return (
    <div className="landing">
      <Hero texts={hero} parts={parts} />
      <DailySection feature={daily} sample={parts.sample} tiles={parts.tiles} />
      <GuideSection guide={guide} voice={voice} verse={parts.verse} />
      <ChartsSection chart={chart} match={match} skyChart={parts.skyChart} kutas={parts.kutas} />
      <ValuePropositions items={valuePropositions} />
      <Testimonials items={testimonials} />
      <TrustSignals signals={trustSignals} />
      <ClosingSection ctaText={hero.ctaText} moonStar={parts.moonStar} />
    </div>
  );
}
