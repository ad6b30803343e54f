'use client';
// In the browser, since the reader's choice is kept there.

import { useCallback, useSyncExternalStore } from 'react';
import { CHOSEN_STAR_KEY } from '@/components/horoscope/chosen-star-script';
import { findNakshatra, type NamedNakshatra, starSlug } from '@/lib/astrology/nakshatras';

const listeners = new Set<() => void>();

/** The choice of this visit, for browsers that forbid storage. */
let unkept: string | null = null;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

function keptSlug(): string | null {
  try {
    return localStorage.getItem(CHOSEN_STAR_KEY);
  } catch {
    return unkept;
  }
}

function keep(slug: string | null) {
  unkept = slug;
  try {
    if (slug === null) localStorage.removeItem(CHOSEN_STAR_KEY);
    else localStorage.setItem(CHOSEN_STAR_KEY, slug);
  } catch {
    // The choice then lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

/** The star the reader has called their own, remembered on the device; undefined while the page stands as served. */
export function useChosenStar(): [NamedNakshatra | undefined, (star: NamedNakshatra | undefined) => void] {
  const slug = useSyncExternalStore(subscribe, keptSlug, () => null);
  const choose = useCallback((star: NamedNakshatra | undefined) => {
    if (star === undefined) delete document.documentElement.dataset.star;
    else document.documentElement.dataset.star = starSlug(star.name);
    keep(star === undefined ? null : starSlug(star.name));
  }, []);
  return [slug === null ? undefined : findNakshatra(slug), choose];
}
