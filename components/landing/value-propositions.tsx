import { litMoonPath } from '@/components/horoscope/moon-path';
import type { LandingContent } from '@/lib/landing/contract';

const RADIUS = 10;
/** The Moon grows along the row. */
const PHASES = [0.22, 0.5, 1];

export function ValuePropositions({ items }: { items: LandingContent['valuePropositions'] }) {
  return (
    <section className="wrap landing-values" aria-labelledby="landing-values">
      <h2 id="landing-values">Why read it here</h2>
      <ul>
        {items.map(({ title, description, benefit }, place) => (
          <li key={title}>
            <svg viewBox="-11 -11 22 22" aria-hidden="true">
              <circle r={RADIUS} />
              <path d={litMoonPath(PHASES[place] ?? 1, true, RADIUS)} />
            </svg>
            <h3>{title}</h3>
            <p>{description}</p>
            <p className="appeal">{benefit}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
