'use client';
// In the browser, since only there a navigation is under way.

import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { pendingPath, subscribeToNavigation } from '@/components/site/pending-navigation';

/** Quicker than this, a page needs no stand-in: it would only flicker. */
const PATIENCE_MILLISECONDS = 120;
const SKELETONS = ['short', 'title', 'wide', 'wide', 'card', 'card', 'card'];

interface MainContentProps {
  /** What is said while a page loads, by its path. */
  loadingTexts: Readonly<Record<string, string>>;
  children: ReactNode;
}

/**
 * The page's content and, over it, the loading state of the next page while that is slow to come. The content stays
 * where it is underneath, so that going back finds the reader's place again.
 */
export function MainContent({ loadingTexts, children }: MainContentProps) {
  const path = useSyncExternalStore(subscribeToNavigation, pendingPath, () => undefined);
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (path === undefined) return;
    const timer = setTimeout(setSlow, PATIENCE_MILLISECONDS, true);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [path]);
  const text = path === undefined ? undefined : loadingTexts[path.replace(/[?#].*/, '')];
  return (
    <>
      <main id="content" tabIndex={-1} inert={isSlow}>
        {children}
      </main>
      {path !== undefined && (
        // Empty at first: a screen reader announces what comes into a region that is there already.
        <div role="status" className="navigation-cover" data-shown={isSlow || undefined}>
          {isSlow && (
            <div className="wrap">
              <p className={text === undefined ? 'sr-only' : undefined}>{text ?? 'Loading…'}</p>
              <div aria-hidden="true">
                {SKELETONS.map((shape, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
                  <div key={place} className="skeleton-block" data-shape={shape} />
                ))}
              </div>
            </div>
          )}
        </div>
      )}
    </>
  );
}
