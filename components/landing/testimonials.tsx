import type { LandingContent } from '@/lib/landing/contract';

/** What readers might say. While an item is an example, it says so itself, and so does the heading's note. */
export function Testimonials({ items }: { items: LandingContent['testimonials'] }) {
  return (
    <section className="landing-voices" aria-labelledby="landing-voices">
      <div className="wrap">
        <header>
          <h2 id="landing-voices">What a reader might say</h2>
          {items.some(({ illustrative }) => illustrative) && (
            <p>Illustrative examples: nobody has said these. They show what the pages are for.</p>
          )}
        </header>
        <ul>
          {items.map(({ quote, name, type }) => (
            <li key={quote}>
              <figure>
                <blockquote>{quote}</blockquote>
                <figcaption>
                  <b>{type}</b> <span>{name}</span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
