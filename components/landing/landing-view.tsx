'use client';
// In the browser, since the texts are asked for anew there when the served ones are older than five minutes.

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
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

const FRESH_MILLISECONDS = 5 * 60_000;

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
  const { data } = useQuery<unknown>({
    queryKey: ['/api/landing-content'],
    initialData: served,
    initialDataUpdatedAt: servedAt,
    staleTime: FRESH_MILLISECONDS,
  });
  const { hero, features, valuePropositions, testimonials, trustSignals } = fillContent(data, served);
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
