'use client';
// In the browser, since the reader's date may be another one than the server's.

import Link from 'next/link';
import { useCallback } from 'react';
import { DayNote } from '@/components/horoscope/day-note';
import { longDate } from '@/components/horoscope/format-date';
import { LoadFailure } from '@/components/horoscope/load-failure';
import { MonthText } from '@/components/horoscope/month-text';
import { Change, Daily, Reasons, Verdicts } from '@/components/horoscope/reading';
import { useReaderDay } from '@/components/horoscope/use-reader-day';
import { fetchStarDay, type StarDay } from '@/components/star-page/star-day';
import { LIFE_AREAS } from '@/lib/astrology/horoscope/types';
import { nakshatraAt, starSlug } from '@/lib/astrology/nakshatras';
import { addDays } from '@/lib/dates';
import { starPath } from '@/lib/horoscopes/star-path';

interface StarTextsProps {
  /** 0..26 */
  index: number;
  served: StarDay;
  /** The date of a page that stands for one date; the other page turns to the reader's own. */
  fixed: boolean;
  /** Dates whose pages exist, first and last. */
  dates: { first: string; last: string };
}

function DayLinks({
  index,
  date,
  dates,
  fixed,
}: Pick<StarTextsProps, 'index' | 'dates' | 'fixed'> & { date: string }) {
  const star = nakshatraAt(index);
  const neighbours = [
    { date: addDays(date, -1), label: fixed ? 'The day before' : 'Yesterday', side: 'before' },
    { date: addDays(date, 1), label: fixed ? 'The day after' : 'Tomorrow', side: 'after' },
  ].filter((each) => each.date >= dates.first && each.date <= dates.last);
  return (
    <nav className="day-links" aria-label="Days">
      {neighbours.map(({ date: other, label, side }) => (
        <Link key={label} href={starPath(star, other)} prefetch={false} data-side={side}>
          {label}
          <small>{longDate(other)}</small>
        </Link>
      ))}
    </nav>
  );
}

/** Day, month and life areas of a star, each open to its reasons. */
export function StarTexts({ index, served, fixed, dates }: StarTextsProps) {
  const star = nakshatraAt(index);
  const fetchOwn = useCallback(
    (timezone: string) => (fixed ? Promise.resolve(served) : fetchStarDay(starSlug(star.name), timezone)),
    [fixed, served, star],
  );
  const { shown, status } = useReaderDay(served, fetchOwn);
  return (
    <>
      <section className="star-day" aria-labelledby="star-day">
        <h2 id="star-day">{longDate(shown.date)}</h2>
        {!fixed && <DayNote date={shown.date} status={status} />}
        {status.kind === 'failed' && <LoadFailure onRetry={status.retry} />}
        <Verdicts tara={shown.tara} chandraBala={shown.chandraBala} />
        <Daily text={shown.daily} />
        <Change index={index} tara={shown.tara} changesAt={shown.changesAt} />
        <Reasons of={star.name} reasons={shown.reasons} />
        <DayLinks index={index} date={shown.date} dates={dates} fixed={fixed} />
      </section>
      <section aria-labelledby="star-month">
        <h2 id="star-month">{shown.month}</h2>
        <MonthText markdown={shown.monthly.text} />
        <Reasons of={shown.month} reasons={shown.monthly.reasons} />
      </section>
      <section aria-labelledby="star-areas">
        <h2 id="star-areas">Life areas</h2>
        <div className="area-cards">
          {LIFE_AREAS.map((area) => (
            <section key={area} aria-label={area}>
              <h3>{area}</h3>
              <p>{shown.lifeAreas[area].text}</p>
              <Reasons of={area} reasons={shown.lifeAreas[area].reasons} />
            </section>
          ))}
        </div>
      </section>
    </>
  );
}
