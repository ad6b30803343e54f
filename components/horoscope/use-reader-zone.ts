'use client';

import { useSyncExternalStore } from 'react';

let zone: string | undefined;

/** The browser's IANA time zone; a machine that names none is taken for UTC. */
export function readerZone(): string {
  zone ??= new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
  return zone;
}

const neverChanges = () => () => {};

/** The reader's zone, or null while the page still stands as the server wrote it. */
export function useReaderZone(): string | null {
  return useSyncExternalStore(neverChanges, readerZone, () => null);
}
