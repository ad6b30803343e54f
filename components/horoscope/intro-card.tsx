/** What the page is about, for somebody who has never heard of a birth star. */
export function IntroCard() {
  return (
    <section className="intro-card" aria-labelledby="what-nakshatras-are">
      <h2 id="what-nakshatras-are">What are Nakshatras?</h2>
      <p>
        The Moon takes a little over 27 days around the sky, and Vedic astrology gives it a lodging for each:
        27 stars, or Nakshatras, of 13°20′ each. The one it stood in when you were born is your birth star.
        Each morning we count from your star to the Moon’s, and write down what that count has meant to those
        who kept it.
      </p>
    </section>
  );
}
