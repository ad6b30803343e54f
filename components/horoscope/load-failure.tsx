/** The reader's own day could not be loaded; the served one stands below. */
export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <section role="alert" className="load-failure">
      <h2>Error Loading Horoscopes</h2>
      <p>Please try again later.</p>
      <button type="button" className="button outlined" onClick={onRetry}>
        Try again
      </button>
    </section>
  );
}
