/** The parts of a star's day, as its card and its own page show them. */
import type { CardReason, StarReading } from '@/components/horoscope/day-types';
import { LocalHour } from '@/components/horoscope/local-hour';
import { explainChandraBala, explainTara, type Verdict } from '@/components/horoscope/tara-tone';
import { taraOf } from '@/lib/astrology/gochara/tara';
import { nakshatraAt } from '@/lib/astrology/nakshatras';

function VerdictLine({ tone, title, meaning }: Verdict) {
  return (
    <li data-tone={tone}>
      <b>{title}</b> <span>{meaning}</span>
    </li>
  );
}

/** The two counts the day begins with. */
export function Verdicts({ tara, chandraBala }: Pick<StarReading, 'tara' | 'chandraBala'>) {
  return (
    <ul className="verdicts">
      <VerdictLine {...explainTara(tara)} />
      <VerdictLine {...explainChandraBala(chandraBala)} />
    </ul>
  );
}

/** The day's text, a paragraph a line; what stands there when it is missing. */
export function Daily({ text }: { text: string }) {
  return (
    <div className="daily">
      {(text || 'Loading detailed daily prediction...').split('\n').map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never move.
        <p key={place}>{line}</p>
      ))}
    </div>
  );
}

interface ChangeProps extends Pick<StarReading, 'tara' | 'changesAt'> {
  /** The birth star's, 0..26. */
  index: number;
}

/** When the Moon's star changes, and what it then is to this one. */
export function Change({ index, tara, changesAt }: ChangeProps) {
  if (changesAt === null) return <p className="change">Holds until the next sunrise.</p>;
  const next = (index + (tara.cycle - 1) * 9 + tara.index) % 27;
  return (
    <p className="change">
      From <LocalHour at={changesAt} />, the Moon is in {nakshatraAt(next).name}, your{' '}
      {taraOf(index, next).name} tara.
    </p>
  );
}

/** What a text rests on. @param of whose text it is, for those who hear the page */
export function Reasons({ of, reasons }: { of: string; reasons: readonly CardReason[] }) {
  return (
    <details className="reasons">
      <summary>
        Why<span className="sr-only">, for {of}</span>
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
