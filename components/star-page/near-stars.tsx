'use client';
// In the browser, since the not-found page is one for all addresses, and only there is it known which was asked for.

import { usePathname } from 'next/navigation';
import { lazy, Suspense } from 'react';
import { useHydrated } from '@/components/hooks/use-hydrated';
import { HOROSCOPE_PATH } from '@/lib/horoscopes/horoscope-path';

/** Loaded where it is needed: the not-found page is part of every other, and the stars' names are many. */
const NearStarsList = lazy(async () => {
  try {
    return { default: (await import('@/components/star-page/near-stars-list')).NearStarsList };
  } catch {
    // The page is whole without.
    return { default: () => null };
  }
});

/** The address as it was typed; as it stands where it is malformed. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** The stars that an address below the horoscopes may have meant. */
export function NearStars() {
  const isHydrated = useHydrated();
  const pathname = usePathname();
  const [, , word] = decoded(pathname).split('/');
  if (!isHydrated || !word || !pathname.startsWith(`${HOROSCOPE_PATH}/`)) return null;
  return (
    <Suspense>
      <NearStarsList word={word} />
    </Suspense>
  );
}
