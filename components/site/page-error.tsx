'use client';
// An error boundary of the framework; it can be nothing else.

/** A page that failed to render, inside the site's frame. */
export function PageError({ reset }: { error: Error; reset: () => void }) {
  return (
    <div className="wrap notice-page">
      <h1>Something went wrong</h1>
      <p>The page could not be shown. Trying once more often helps.</p>
      <button type="button" className="button" onClick={reset}>
        Try again
      </button>
    </div>
  );
}
