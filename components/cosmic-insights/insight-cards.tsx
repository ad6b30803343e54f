import type { ShownInsights } from '@/components/cosmic-insights/shown-insights';

const CARDS = [
  { of: 'todaysEnergy', title: 'Universal Energy', about: 'Moon, tithi, weekday' },
  { of: 'generalGuidance', title: 'Guidance for Everyone', about: 'What the day suits' },
  { of: 'planetaryHighlight', title: 'Planetary Highlight', about: 'What stands out' },
] as const;

/** The three texts, each open to its reasons where they were sent along. */
export function InsightCards({ insights, reasons = [] }: ShownInsights) {
  return (
    <div className="insight-cards">
      {CARDS.map(({ of, title, about }) => {
        const facts = reasons.filter((reason) => reason.of === of);
        return (
          <article key={of} className="insight-card">
            <p className="kicker">{about}</p>
            <h2>{title}</h2>
            <p>{insights[of]}</p>
            {facts.length > 0 && (
              <details>
                <summary>
                  Why<span className="sr-only"> {title} reads so today</span>
                </summary>
                <ul>
                  {facts.map(({ fact }) => (
                    <li key={fact}>{fact}</li>
                  ))}
                </ul>
              </details>
            )}
          </article>
        );
      })}
    </div>
  );
}
