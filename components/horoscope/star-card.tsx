import type { GrahaPlace, StarReading } from '@/components/horoscope/day-types';
import { LocalHour } from '@/components/horoscope/local-hour';
import { SkyBanner } from '@/components/horoscope/sky-banner';
import { explainChandraBala, explainTara, type Verdict } from '@/components/horoscope/tara-tone';
import { taraOf } from '@/lib/astrology/gochara/tara';
import { type NamedNakshatra, nakshatraAt, starAnchor } from '@/lib/astrology/nakshatras';

interface StarCardProps {
  star: NamedNakshatra;
  index: number;
  reading: StarReading;
  /** Star of the day's Moon, 0..26. */
  moonStar: number;
  grahas: readonly GrahaPlace[];
}

function VerdictLine({ tone, title, meaning }: Verdict) {
  return (
    <li data-tone={tone}>
      <b>{title}</b> <span>{meaning}</span>
    </li>
  );
}

/**
 * One birth star's day: what it suits, when that changes, and why. A reason's own sentence is shown where the text does not
 * have it already.
 */
export function StarCard({ star, index, reading, moonStar, grahas }: StarCardProps) {
  const next = nakshatraAt(moonStar + 1);
  return (
    <article id={starAnchor(star.name)} className="card" data-element={star.element}>
      <SkyBanner star={star} index={index} grahas={grahas} />
      <h3>
        {star.name} <span lang="sa">{star.devanagari}</span>
      </h3>
      <ul className="verdicts">
        <VerdictLine {...explainTara(reading.tara)} />
        <VerdictLine {...explainChandraBala(reading.chandraBala)} />
      </ul>
      <div className="daily">
        {reading.daily.split('\n').map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines never move, and as keys they would be sent twice.
          <p key={place}>{line}</p>
        ))}
      </div>
      <p className="change">
        {reading.changesAt === null ? (
          'Holds until the next sunrise.'
        ) : (
          <>
            From <LocalHour at={reading.changesAt} />, the Moon is in {next.name}, your{' '}
            {taraOf(index, (moonStar + 1) % 27).name} tara.
          </>
        )}
      </p>
      <details>
        <summary>
          Why<span className="sr-only"> {star.name} reads so today</span>
        </summary>
        <ul>
          {reading.reasons.map(({ fact, text }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the reasons never move, and as keys they would be sent twice.
            <li key={place}>
              {fact}
              {!reading.daily.includes(text) && <span> {text}</span>}
            </li>
          ))}
        </ul>
      </details>
    </article>
  );
}
