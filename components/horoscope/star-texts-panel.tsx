'use client';
// In the browser: these texts are loaded when their tab opens.

import { useCallback, useEffect, useState } from 'react';
import { fetchStarTexts, type StarTexts } from '@/components/horoscope/fetch-star-texts';
import { MonthText } from '@/components/horoscope/month-text';
import { LIFE_AREAS } from '@/lib/astrology/horoscope/types';
import type { NakshatraName } from '@/lib/astrology/nakshatras';

const LOADING_MONTH = 'Loading comprehensive monthly overview...';
const LOADING_AREAS = 'Loading detailed life area guidance...';

interface StarTextsPanelProps {
  kind: 'month' | 'areas';
  date: string;
  name: NakshatraName;
}

function LifeAreas({ texts }: { texts: StarTexts['lifeAreas'] }) {
  return (
    <dl className="life-areas">
      {LIFE_AREAS.map((area) => (
        <div key={area}>
          <dt>{area}</dt>
          <dd>{texts[area] ?? LOADING_AREAS}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The month or the life areas of a star, with the words that stand there until they have come. */
export function StarTextsPanel({ kind, date, name }: StarTextsPanelProps) {
  const [texts, setTexts] = useState<StarTexts>();
  const [failed, setFailed] = useState(false);

  const load = useCallback(() => {
    setFailed(false);
    let left = false;
    fetchStarTexts(date, name).then(
      (found) => !left && setTexts(found),
      () => !left && setFailed(true),
    );
    return () => {
      left = true;
    };
  }, [date, name]);
  useEffect(load, [load]);

  if (failed)
    return (
      <p role="alert" className="texts-failed">
        This text could not be loaded.{' '}
        <button type="button" onClick={load}>
          Try again
        </button>
      </p>
    );
  if (kind === 'areas')
    return texts ? <LifeAreas texts={texts.lifeAreas} /> : <p role="status">{LOADING_AREAS}</p>;
  return texts?.monthly ? <MonthText markdown={texts.monthly} /> : <p role="status">{LOADING_MONTH}</p>;
}
