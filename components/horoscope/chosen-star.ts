'use client';
// In the browser, since the reader's choice is kept there.

import { useCallback, useSyncExternalStore } from 'react';
import { CHOSEN_STAR_KEY } from '@/components/horoscope/chosen-star-script';
import { findNakshatra, type NamedNakshatra, starSlug } from '@/lib/astrology/nakshatras';

const listeners = new Set<() => void>();

/** The choice of this visit, for browsers that forbid storage. */
let unkept: string | null = null;

/** The stylesheet puts first what the root element names; see chosen-star-script.ts. */
function mark(slug: string | null) {
  if (slug === null) delete document.documentElement.dataset.star;
  else document.documentElement.dataset.star = slug;
}

function subscribe(listener: () => void): () => void {
  const hear = () => {
    mark(keptSlug());
    listener();
  };
  listeners.add(listener);
  // Another tab has chosen.
  addEventListener('storage', hear);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', hear);
  };
}

function keptSlug(): string | null {
  try {
    return localStorage.getItem(CHOSEN_STAR_KEY) ?? unkept;
  } catch {
    return unkept;
  }
}

function keep(slug: string | null) {
  unkept = null;
  try {
    if (slug === null) localStorage.removeItem(CHOSEN_STAR_KEY);
    else localStorage.setItem(CHOSEN_STAR_KEY, slug);
  } catch {
    // The choice then lasts as long as the page.
    unkept = slug;
  }
  mark(slug);
  for (const listener of listeners) listener();
}

/** The star the reader has called their own, remembered on the device; undefined while the page stands as served. */
export function useChosenStar(): [NamedNakshatra | undefined, (star: NamedNakshatra | undefined) => void] {
  const slug = useSyncExternalStore(subscribe, keptSlug, () => null);
  const choose = useCallback((star: NamedNakshatra | undefined) => {
    keep(star === undefined ? null : starSlug(star.name));
  }, []);
  return [slug === null ? undefined : findNakshatra(slug), choose];
}
