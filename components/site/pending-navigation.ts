/** The client-side navigation under way, if any: links announce it, the frame of the page shows it. */

const listeners = new Set<() => void>();
let current: { readonly path: string } | undefined;

function change(navigation: typeof current) {
  current = navigation;
  for (const listener of listeners) listener();
}

export function subscribeToNavigation(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Where the navigation under way leads; undefined when there is none. */
export const pendingPath = (): string | undefined => current?.path;

/** Announces a navigation. What it returns ends it; ending one that a newer one has replaced changes nothing. */
export function beginNavigation(path: string): () => void {
  const navigation = { path };
  change(navigation);
  return () => {
    if (current === navigation) change(undefined);
  };
}
