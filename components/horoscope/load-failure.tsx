import { Button } from '@/components/ui/button';

/** The reader's own day could not be loaded; the served one stands below. */
export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <section role="alert" className="load-failure">
      <h2>Error Loading Horoscopes</h2>
      <p>Please try again later.</p>
      <Button variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </section>
  );
}
