import verse from '@/content/landing/verse.json' with { type: 'json' };

/** A verse as the guide quotes it: the text, what it says, and where it stands. */
export function Verse() {
  return (
    <figure className="landing-verse">
      <p className="question">
        <span className="kicker">A question one might bring</span>
        <q>I did all I could, and it came to nothing. What was it for?</q>
      </p>
      <blockquote>
        <p lang="sa">
          {verse.sanskrit.map((line) => (
            <span key={line} className="line">
              {line}
            </span>
          ))}
        </p>
        <p className="translation">{verse.translation}</p>
      </blockquote>
      <figcaption>{verse.source}</figcaption>
    </figure>
  );
}
