'use client';

/** The frame itself failed: a page that needs nothing else, not even the stylesheet. */
export default function GlobalError({ reset }: { error: Error; reset: () => void }) {
  return (
    <html lang="en">
      <body
        style={{
          colorScheme: 'light dark',
          fontFamily: 'Georgia, serif',
          margin: '20vh auto',
          width: 'min(90vw, 34rem)',
        }}
      >
        <title>Something went wrong | Chandra</title>
        <h1>Something went wrong</h1>
        <p>The page could not be shown. Trying once more often helps.</p>
        <button type="button" onClick={reset}>
          Try again
        </button>
      </body>
    </html>
  );
}
