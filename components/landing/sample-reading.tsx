import { LocalHour } from '@/components/horoscope/local-hour';
import { explainChandraBala, explainTara } from '@/components/horoscope/tara-tone';
import type { NakshatraHoroscope, Reason } from '@/lib/astrology/horoscope/types';
import { NAKSHATRAS, type NakshatraName } from '@/lib/astrology/nakshatras';

const TILES = ['Love', 'Career', 'Health', 'Finance'] as const;

/** One star's day, as much of it as the landing page shows. */
export interface SampleDay extends Pick<NakshatraHoroscope, 'tara' | 'chandraBala' | 'changesAt'> {
  star: NakshatraName;
  /** The first paragraph of the day's text. */
  paragraph: string;
  reason: Reason;
  /** Where the Moon goes when it leaves the star of this sunrise. */
  nextMoonStar: NakshatraName;
  lifeAreas: Record<(typeof TILES)[number], string>;
}

/** Today's text of one star with a reason and the hour it changes: not a picture of the product but the thing itself. */
export function SampleReading({ sample }: { sample: SampleDay }) {
  const star = NAKSHATRAS.find(({ name }) => name === sample.star);
  return (
    <article className="landing-sample" aria-label={`Today for ${sample.star}`}>
      <p className="kicker">Today for</p>
      <h3>
        {sample.star} {star && <span lang="sa">{star.devanagari}</span>}
      </h3>
      <ul>
        {[explainTara(sample.tara), explainChandraBala(sample.chandraBala)].map(
          ({ tone, title, meaning }) => (
            <li key={title} data-tone={tone}>
              <b>{title}</b> {meaning}
            </li>
          ),
        )}
      </ul>
      <p className="reading">{sample.paragraph}</p>
      <dl>
        <div>
          <dt>Why</dt>
          <dd>{sample.reason.fact}</dd>
        </div>
        <div>
          <dt>Changes</dt>
          <dd>
            {sample.changesAt === null ? (
              'Not before the next sunrise.'
            ) : (
              <>
                <LocalHour at={sample.changesAt} />, as the Moon goes on into {sample.nextMoonStar}.
              </>
            )}
          </dd>
        </div>
      </dl>
    </article>
  );
}

/** What today asks of the same star in the four parts of life that are asked about most. */
export function LifeTiles({ sample }: { sample: SampleDay }) {
  return (
    <ul className="landing-tiles" aria-label={`Today for ${sample.star}, by part of life`}>
      {TILES.map((title) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{firstSentence(sample.lifeAreas[title])}</p>
        </li>
      ))}
    </ul>
  );
}

function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
}
