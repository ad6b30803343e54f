'use client';
// In the browser, since only there the reader's own date is known.

import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchInsights } from '@/components/cosmic-insights/fetch-insights';
import { dateNow, slotNow, slotOf } from '@/components/cosmic-insights/reader-clock';
import type { ShownInsights } from '@/components/cosmic-insights/shown-insights';
import { HOME_ZONE } from '@/components/horoscope/format-date';
import { readerZone } from '@/components/horoscope/use-reader-zone';

interface InsightsState {
  /** Undefined while there is nothing of today to show. */
  shown: ShownInsights | undefined;
  call: 'none' | 'loading' | 'failed';
  retry: () => void;
}

/**
 * The insights of the reader's own day. The served ones stand while they are of it; of another day they stand only
 * while that is today in India, until the reader's own come. A new slot of the planets is fetched without a word.
 */
export function useInsights(served: ShownInsights): InsightsState {
  const [shown, setShown] = useState<ShownInsights | undefined>(served);
  const [call, setCall] = useState<InsightsState['call']>('none');
  const newest = useRef(served);

  const turn = useCallback(async () => {
    const isOtherDay = newest.current.date !== dateNow(readerZone());
    if (isOtherDay) setCall('loading');
    if (isOtherDay && newest.current.date !== dateNow(HOME_ZONE)) setShown(undefined);
    try {
      const answer = await fetchInsights(readerZone());
      newest.current = answer;
      setShown(answer);
      setCall('none');
    } catch {
      // Planets of the slot before are no fault worth telling: their hour stands beside them.
      setCall((before) => (before === 'loading' ? 'failed' : before));
    }
  }, []);

  useEffect(() => {
    const turnWhenPast = () => {
      if (document.visibilityState !== 'visible') return;
      const { date, positionsAt } = newest.current;
      const isPast = date !== dateNow(readerZone()) || (positionsAt && slotOf(positionsAt) !== slotNow());
      if (isPast) void turn();
    };
    turnWhenPast();
    // A tab left open is looked at again later.
    document.addEventListener('visibilitychange', turnWhenPast);
    return () => document.removeEventListener('visibilitychange', turnWhenPast);
  }, [turn]);

  return { shown, call, retry: () => void turn() };
}
