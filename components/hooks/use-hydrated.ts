'use client';

import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/**
 * Whether script answers for this part of the page yet. A form's button stays disabled until then, so that a browser on
 * its own never sends the form, with the address in the page's own.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
