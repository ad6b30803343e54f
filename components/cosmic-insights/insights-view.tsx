'use client';
// In the browser, since it turns to the reader's own day and to the present planets.

import type { ReactNode } from 'react';
import { InsightCards } from '@/components/cosmic-insights/insight-cards';
import { PlanetPositions } from '@/components/cosmic-insights/planet-positions';
import type { ShownInsights } from '@/components/cosmic-insights/shown-insights';
import { StarRing } from '@/components/cosmic-insights/star-ring';
import { useInsights } from '@/components/cosmic-insights/use-insights';
import { HOME_ZONE, longDate, zoneInWords } from '@/components/horoscope/format-date';
import { MoonDisc } from '@/components/horoscope/moon-disc';
import { useReaderZone } from '@/components/horoscope/use-reader-zone';
import { ROUTES } from '@/lib/routes';

const LOADING = ROUTES.cosmicInsights.loading;

interface InsightsViewProps {
  /** What the server wrote. */
  served: ShownInsights;
  /** What a nakshatra is. */
  explainer: ReactNode;
}

/** The day for everybody: a welcome, what a star is, the three cards and the planets. */
export function InsightsView({ served, explainer }: InsightsViewProps) {
  const { shown, call, retry } = useInsights(served);
  const zone = useReaderZone();
  const isOwn = shown !== undefined && shown.date !== served.date;
  return (
    <>
      <header className="insights-masthead">
        <div>
          <p className="kicker">Today’s sky for everyone</p>
          <h1>Cosmic Insights</h1>
          <div className="insights-day">
            {shown?.date && <p>{longDate(shown.date)}</p>}
            <p role="status" data-alone={shown === undefined || undefined}>
              {call === 'loading' && LOADING}
              {call === 'none' && `The day ${dayOwner(isOwn, zone)}`}
              {call === 'failed' && shown && 'The day in India; yours could not be loaded.'}
            </p>
            {call === 'failed' && shown && <RetryButton retry={retry} />}
          </div>
          {shown && <p className="invitation">{shown.insights.invitation}</p>}
          {!shown && call === 'loading' && <WelcomeSkeleton />}
        </div>
        {shown?.moon && <MoonDisc {...shown.moon} />}
      </header>
      <section className="star-explainer" aria-labelledby="nakshatras">
        {explainer}
        <StarRing positions={shown?.positions} />
      </section>
      {shown && <InsightCards {...shown} />}
      {shown?.planetaryData && <PlanetPositions {...shown} planetaryData={shown.planetaryData} />}
      {!shown && call === 'loading' && <CardSkeletons />}
      {!shown && call === 'failed' && (
        <div role="alert" className="insights-error">
          <h2>Today’s insights could not be loaded</h2>
          <p>The connection or the server may be busy. Please try again in a moment.</p>
          <RetryButton retry={retry} />
        </div>
      )}
    </>
  );
}

/** "as it is counted in India", "where you are, by Auckland time" */
function dayOwner(isOwn: boolean, zone: string | null): string {
  return isOwn ? `where you are, by ${zoneInWords(zone ?? HOME_ZONE)}` : 'as it is counted in India';
}

function RetryButton({ retry }: { retry: () => void }) {
  return (
    <button type="button" className="button" onClick={retry}>
      Try again
    </button>
  );
}

function WelcomeSkeleton() {
  return (
    <div className="welcome-skeleton" aria-hidden="true">
      <div className="skeleton-block" data-shape="wide" />
      <div className="skeleton-block" data-shape="wide" />
      <div className="skeleton-block" data-shape="short" />
    </div>
  );
}

/** Stands where the cards come, so that little moves when they do. */
function CardSkeletons() {
  return (
    <div className="insight-cards" aria-hidden="true">
      <div className="skeleton-block" data-shape="card" />
      <div className="skeleton-block" data-shape="card" />
      <div className="skeleton-block" data-shape="card" />
    </div>
  );
}
