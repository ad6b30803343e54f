'use client';
// In the browser: its tabs load, its name changes with the reader's choice, and it is passed on from here.

import Link from 'next/link';
import { memo, useState } from 'react';
import { CardActions } from '@/components/horoscope/card-actions';
import { type CardTab, CardTabs } from '@/components/horoscope/card-tabs';
import type { GrahaPlace, StarReading } from '@/components/horoscope/day-types';
import { Change, Daily, Reasons, Verdicts } from '@/components/horoscope/reading';
import { SkyBanner } from '@/components/horoscope/sky-banner';
import { type Naming, starName } from '@/components/horoscope/star-name';
import { StarTextsPanel } from '@/components/horoscope/star-texts-panel';
import { type NamedNakshatra, starAnchor } from '@/lib/astrology/nakshatras';
import { starPath } from '@/lib/horoscopes/star-path';

interface StarCardProps {
  star: NamedNakshatra;
  index: number;
  reading: StarReading;
  /** YYYY-MM-DD */
  date: string;
  grahas: readonly GrahaPlace[];
  naming: Naming;
  /** A `data:` picture for the banner; the gradient of its element without one. */
  background: string | undefined;
  hidden: boolean;
  highlighted: boolean;
  chosen: boolean;
  onChoose: (star: NamedNakshatra | undefined) => void;
}

/** One birth star: its day with the hour that changes and the reasons, its month and its life areas. */
export const StarCard = memo(function StarCard(card: StarCardProps) {
  const { star, index, reading, date, naming } = card;
  const [tab, setTab] = useState<CardTab>('day');
  const name = starName(star, naming);
  return (
    <article
      id={starAnchor(star.name)}
      className="card"
      data-element={star.element}
      data-highlighted={card.highlighted || undefined}
      hidden={card.hidden}
      tabIndex={-1}
      aria-label={name}
    >
      <SkyBanner star={star} index={index} grahas={card.grahas} picture={card.background} />
      <div className="card-head">
        <h3>
          <Link href={starPath(star)} prefetch={false}>
            {name}
          </Link>{' '}
          <span lang="sa">{star.devanagari}</span>
        </h3>
        <CardActions
          star={star}
          name={name}
          date={date}
          daily={reading.daily}
          tab={tab}
          chosen={card.chosen}
          onChoose={card.onChoose}
        />
      </div>
      <Verdicts tara={reading.tara} chandraBala={reading.chandraBala} />
      <CardTabs label={`${name}: day, month, life areas`} tab={tab} onTab={setTab}>
        {tab === 'day' && (
          <>
            <Daily text={reading.daily} />
            <Change index={index} tara={reading.tara} changesAt={reading.changesAt} />
          </>
        )}
        {tab === 'month' && <StarTextsPanel kind="month" date={date} name={star.name} />}
        {tab === 'areas' && <StarTextsPanel kind="areas" date={date} name={star.name} />}
      </CardTabs>
      {tab === 'day' && <Reasons of={name} reasons={reading.facts.map((fact) => ({ fact }))} />}
    </article>
  );
});
