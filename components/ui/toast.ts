/** A short message over the page. */
export interface Toast {
  title: string;
  description?: string;
  /** Destructive is for what failed: it is announced at once instead of when the reader is idle. */
  variant?: 'default' | 'destructive';
  /** How long it stays, in milliseconds. */
  durationMilliseconds?: number;
}

export interface ShownToast extends Toast {
  id: number;
}

export const TOAST_MILLISECONDS = 5000;

const listeners = new Set<() => void>();
let latest: ShownToast | undefined;
let plain: HTMLElement | undefined;
let mounted: Promise<void> | undefined;

export const latestToast = (): ShownToast | undefined => latest;

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Shows a message, in place of the one that is showing. To be called in the browser, from anywhere. What draws it is
 * fetched on the first call; where that fails, offline say, the message shows without its manners.
 */
export function toast(message: Toast): void {
  latest = { ...message, id: (latest?.id ?? 0) + 1 };
  plain?.remove();
  for (const listener of listeners) listener();
  mounted ??= import('@/components/ui/toast-host').then((host) => host.mountToasts());
  mounted.catch(() => {
    mounted = undefined;
    showPlainly(message);
  });
}

function showPlainly({ title, description = '', durationMilliseconds = TOAST_MILLISECONDS }: Toast) {
  const note = document.createElement('p');
  note.className = 'plain-toast';
  note.role = 'alert';
  note.textContent = `${title} ${description}`;
  plain?.remove();
  plain = note;
  document.body.append(note);
  setTimeout(() => note.remove(), durationMilliseconds);
}
