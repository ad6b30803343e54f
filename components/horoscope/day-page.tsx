'use client';
// In the browser as on the server: the reader's date, search, names and star change what stands here.

import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { BirthdayFinder } from '@/components/horoscope/birthday-finder';
import { useChosenStar } from '@/components/horoscope/chosen-star';
import type { Day } from '@/components/horoscope/day-types';
import { fetchOwnDay } from '@/components/horoscope/fetch-own-day';
import { longDate } from '@/components/horoscope/format-date';
import { LoadFailure } from '@/components/horoscope/load-failure';
import { Masthead } from '@/components/horoscope/masthead';
import { PlanetsNow } from '@/components/horoscope/planets-now';
import { Reckoning } from '@/components/horoscope/reckoning';
import { scrollToCard } from '@/components/horoscope/scroll-to-card';
import { StarCards } from '@/components/horoscope/star-cards';
import { StarGrid } from '@/components/horoscope/star-grid';
import { matchesStar, type Naming } from '@/components/horoscope/star-name';
import { SEARCH_BOX, StarSearch } from '@/components/horoscope/star-search';
import { TopButton } from '@/components/horoscope/top-button';
import { readerDate, useReaderDay } from '@/components/horoscope/use-reader-day';
import { NAKSHATRAS, type NakshatraName, type NamedNakshatra, starAnchor } from '@/lib/astrology/nakshatras';

const HIGHLIGHT_MILLISECONDS = 3000;

/** The card that was just gone to, for three seconds. */
function useHighlight(): [NakshatraName | undefined, (name: NakshatraName) => void] {
  const [name, setName] = useState<NakshatraName>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const highlight = useCallback((star: NakshatraName) => {
    clearTimeout(timer.current);
    setName(star);
    timer.current = setTimeout(() => setName(undefined), HIGHLIGHT_MILLISECONDS);
  }, []);
  return [name, highlight];
}

interface DayPageProps {
  served: Day;
  /** Drawn by the server alone: what does not change with the day. */
  intro: ReactNode;
  subscription: ReactNode;
}

/** The daily horoscope page of one date. */
export function DayPage({ served, intro, subscription }: DayPageProps) {
  const fetchOwn = useCallback((timezone: string) => fetchOwnDay(timezone, served.skies), [served.skies]);
  const { shown: day, status } = useReaderDay(served, fetchOwn);
  const [naming, setNaming] = useState<Naming>('sanskrit');
  const [query, setQuery] = useState('');
  const [chosen, choose] = useChosenStar();
  const [highlighted, highlight] = useHighlight();
  const matching = useMemo(
    () => new Set(NAKSHATRAS.filter((star) => matchesStar(star, query)).map(({ name }) => name)),
    [query],
  );

  const goTo = useCallback(
    async (star: NamedNakshatra) => {
      // A card that the search has put away comes back.
      setQuery((before) => (matchesStar(star, before) ? before : ''));
      history.replaceState(history.state, '', `#${starAnchor(star.name)}`);
      if (await scrollToCard(starAnchor(star.name))) highlight(star.name);
    },
    [highlight],
  );

  const sky = day.skies[day.date];
  if (!sky) throw new Error(`no sky was sent for ${day.date}`);
  return (
    <div className="wrap day">
      <p role="status" className="sr-only">
        {status.kind === 'own' && `Now showing ${longDate(sky.date)}, the day where you are`}
      </p>
      <Masthead sky={sky} status={status} />
      {status.kind === 'failed' && (
        // A page left open for days was sent no sky for today: only the page itself, asked for anew, has one.
        <LoadFailure onRetry={() => (day.skies[readerDate()] ? status.retry() : location.reload())} />
      )}
      <div className="day-beginnings">
        {intro}
        <BirthdayFinder naming={naming} onGo={goTo} />
      </div>
      <StarSearch
        query={query}
        onQuery={setQuery}
        naming={naming}
        onNaming={setNaming}
        found={matching.size}
      />
      <StarGrid moonStar={sky.moonStar} naming={naming} query={query} chosen={chosen} onGo={goTo} />
      <PlanetsNow sky={sky} line={day.currentPlanets} />
      {subscription}
      <StarCards
        sky={sky}
        readings={day.readings}
        naming={naming}
        matching={matching}
        highlighted={highlighted}
        chosen={chosen}
        onChoose={choose}
        onClearSearch={() => {
          setQuery('');
          // The button goes, and the focus must not go with it.
          document.getElementById(SEARCH_BOX)?.focus();
        }}
      />
      <Reckoning sky={sky} />
      <TopButton />
    </div>
  );
}
