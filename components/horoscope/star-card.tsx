'use client';
// In the browser: its tabs load, its name changes with the reader's choice, and it is passed on from here.

import Link from 'next/link';
import { memo, useState } from 'react';
import { CardActions } from '@/components/horoscope/card-actions';
import type { GrahaPlace, StarReading } from '@/components/horoscope/day-types';
import { LocalHour } from '@/components/horoscope/local-hour';
import { SkyBanner } from '@/components/horoscope/sky-banner';
import { type Naming, starName } from '@/components/horoscope/star-name';
import { StarTextsPanel } from '@/components/horoscope/star-texts-panel';
import { explainChandraBala, explainTara, type Verdict } from '@/components/horoscope/tara-tone';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { taraOf } from '@/lib/astrology/gochara/tara';
import { type NamedNakshatra, nakshatraAt, starAnchor, starSlug } from '@/lib/astrology/nakshatras';

interface StarCardProps {
  star: NamedNakshatra;
  index: number;
  reading: StarReading;
  /** YYYY-MM-DD */
  date: string;
  /** Star of the day's Moon, 0..26. */
  moonStar: number;
  grahas: readonly GrahaPlace[];
  naming: Naming;
  /** A `data:` picture for the banner; the gradient of its element without one. */
  background: string | undefined;
  hidden: boolean;
  highlighted: boolean;
  chosen: boolean;
  onChoose: (star: NamedNakshatra | undefined) => void;
}

export type CardTab = 'day' | 'month' | 'areas';

function VerdictLine({ tone, title, meaning }: Verdict) {
  return (
    <li data-tone={tone}>
      <b>{title}</b> <span>{meaning}</span>
    </li>
  );
}

/** When the Moon's star changes, and what it then is to this one. */
function Change({ index, moonStar, changesAt }: { index: number; moonStar: number; changesAt: string | null }) {
  if (changesAt === null) return <p className="change">Holds until the next sunrise.</p>;
  const tara = taraOf(index, (moonStar + 1) % 27).name;
  return (
    <p className="change">
      From <LocalHour at={changesAt} />, the Moon is in {nakshatraAt(moonStar + 1).name}, your {tara} tara.
    </p>
  );
}

function Reasons({ name, reasons }: { name: string; reasons: StarReading['reasons'] }) {
  return (
    <details>
      <summary>
        Why<span className="sr-only"> {name} reads so today</span>
      </summary>
      <ul>
        {reasons.map(({ fact, text }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the reasons never move, and some say the same.
          <li key={place}>
            {fact}
            {text && <span> {text}</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** One birth star: its day with the hour that changes and the reasons, its month and its life areas. */
export const StarCard = memo(function StarCard(card: StarCardProps) {
  const { star, index, reading, date, moonStar, naming } = card;
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
      <SkyBanner star={star} index={index} grahas={card.grahas} background={card.background} />
      <div className="card-head">
        <h3>
          <Link href={`/horoscope/${starSlug(star.name)}`} prefetch={false}>
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
      <ul className="verdicts">
        <VerdictLine {...explainTara(reading.tara)} />
        <VerdictLine {...explainChandraBala(reading.chandraBala)} />
      </ul>
      <Tabs value={tab} onValueChange={(value) => setTab(value as CardTab)}>
        <TabsList aria-label={`${name}: day, month, life areas`}>
          <TabsTrigger value="day">Day</TabsTrigger>
          <TabsTrigger value="month">Month</TabsTrigger>
          <TabsTrigger value="areas">Life areas</TabsTrigger>
        </TabsList>
        <TabsContent value="day" className="daily">
          {(reading.daily || 'Loading detailed daily prediction...').split('\n').map((line, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines never move.
            <p key={place}>{line}</p>
          ))}
          <Change index={index} moonStar={moonStar} changesAt={reading.changesAt} />
        </TabsContent>
        <TabsContent value="month">
          <StarTextsPanel kind="month" date={date} name={star.name} />
        </TabsContent>
        <TabsContent value="areas">
          <StarTextsPanel kind="areas" date={date} name={star.name} />
        </TabsContent>
      </Tabs>
      {tab === 'day' && <Reasons name={name} reasons={reading.reasons} />}
    </article>
  );
});
