import Link from 'next/link';
import { SkyBanner } from '@/components/horoscope/sky-banner';
import { MyStarButton } from '@/components/star-page/my-star-button';
import type { StarDay } from '@/components/star-page/star-day';
import { StarFacts } from '@/components/star-page/star-facts';
import { StarTexts } from '@/components/star-page/star-texts';
import { StarPattern } from '@/components/stars/star-pattern';
import { nakshatraAt, starSlug } from '@/lib/astrology/nakshatras';
import { starPath } from '@/lib/horoscopes/star-path';
import { ROUTES } from '@/lib/routes';

interface StarPageProps {
  /** 0..26 */
  index: number;
  day: StarDay;
  /** Whether the page stands for this one date. */
  fixed: boolean;
  dates: { first: string; last: string };
}

/** A star's own page: its texts, what tradition gives it, and its stars in the sky. */
export function StarPage({ index, day, fixed, dates }: StarPageProps) {
  const star = nakshatraAt(index);
  const [before, after] = [nakshatraAt(index - 1), nakshatraAt(index + 1)];
  return (
    <article className="wrap star-page" data-element={star.element}>
      <nav className="trail" aria-label="Breadcrumb">
        <Link href={ROUTES.daily.path} prefetch={false}>
          Daily Horoscope
        </Link>
        {fixed && (
          <Link href={starPath(star)} prefetch={false}>
            {star.name}
          </Link>
        )}
      </nav>
      <header className="star-head">
        <SkyBanner
          star={star}
          index={index}
          grahas={[]}
          picture={`/backgrounds/${starSlug(star.name)}.svg`}
        />
        <div className="star-title">
          <h1>
            {star.name} <span lang="sa">{star.devanagari}</span>
          </h1>
          <p className="kicker">{star.altNames[0]}</p>
          <MyStarButton index={index} />
        </div>
      </header>
      <div className="star-columns">
        <div className="star-texts">
          <StarTexts index={index} served={day} fixed={fixed} dates={dates} />
        </div>
        <aside className="star-aside">
          <StarFacts star={star} />
          <div className="star-figure">
            <StarPattern nakshatra={star.name} />
          </div>
          <section aria-labelledby="star-calendar">
            <h2 id="star-calendar">In your calendar</h2>
            <p>
              Ninety days of {star.name}: when the Moon’s star changes, the good days, and the days to take
              slowly. <a href={`/api/calendar/${starSlug(star.name)}.ics`}>Add the calendar</a>
            </p>
          </section>
        </aside>
      </div>
      <nav className="star-neighbours" aria-label="Stars before and after">
        <Link href={starPath(before)} prefetch={false}>
          ← {before.name}
        </Link>
        <Link href={starPath(after)} prefetch={false}>
          {after.name} →
        </Link>
      </nav>
    </article>
  );
}
