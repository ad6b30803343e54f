'use client';
// In the browser: the date is the reader's own, and stays there.

import { lazy, Suspense, useState } from 'react';
import { type Naming, starName } from '@/components/horoscope/star-name';
import { CONTROL } from '@/components/ui/control-style';
import type { NamedNakshatra } from '@/lib/astrology/nakshatras';
import { birthdayStar } from '@/lib/horoscopes/birthday-star';

const ExactFinder = lazy(async () => {
  try {
    return { default: (await import('@/components/horoscope/exact-finder')).ExactFinder };
  } catch {
    return { default: FinderMissing };
  }
});

/** The form's script did not come, and the page goes on without. */
function FinderMissing() {
  return <p role="alert">This form could not be loaded. Please reload the page to try again.</p>;
}

interface BirthdayFinderProps {
  naming: Naming;
  onGo: (star: NamedNakshatra) => void;
}

/** Two ways to one's star: the quick rule, which is a game, and the Moon's true place at birth. */
export function BirthdayFinder({ naming, onGo }: BirthdayFinderProps) {
  const [birthday, setBirthday] = useState('');
  const [exact, setExact] = useState(false);
  const star = birthdayStar(birthday);
  return (
    <section className="birthday-finder needs-script" aria-labelledby="find-by-birthday">
      <h2 id="find-by-birthday">Find your star by birthday</h2>
      <div>
        <label htmlFor="birthday">Birthday</label>
        <div className="birthday-row">
          <input
            className={CONTROL}
            id="birthday"
            type="date"
            min="1900-01-01"
            max="2099-12-31"
            value={birthday}
            onChange={(event) => setBirthday(event.target.value)}
          />
          {birthday !== '' && (
            <button type="button" className="text-button" onClick={() => setBirthday('')}>
              Clear
            </button>
          )}
        </div>
        <p role="status" className="birthday-result">
          {star && (
            <>
              By the quick rule: <b>{starName(star, naming)}</b>{' '}
              <button type="button" className="text-button" onClick={() => onGo(star)}>
                Read its day
              </button>
            </>
          )}
        </p>
      </div>
      <p className="fine">
        The quick rule only counts the days of the year: it is a game. Your birth star is where the Moon stood
        when you were born, and that takes date, time and place.
      </p>
      <button
        type="button"
        className="button outlined"
        aria-expanded={exact}
        onClick={() => setExact(!exact)}
      >
        Find it exactly
      </button>
      {exact && (
        <Suspense fallback={<p role="status">One moment…</p>}>
          <ExactFinder naming={naming} onGo={onGo} />
        </Suspense>
      )}
    </section>
  );
}
