'use client';
// In the browser, since it reads and keeps the reader's choice there.

import { useSyncExternalStore } from 'react';
import { THEME_KEY } from '@/components/site/theme-script';

type Theme = 'day' | 'night';

const listeners = new Set<() => void>();
const systemPrefersNight = () => matchMedia('(prefers-color-scheme: dark)');

function subscribe(listener: () => void): () => void {
  const system = systemPrefersNight();
  listeners.add(listener);
  system.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', listener);
  };
}

const systemTheme = (): Theme => (systemPrefersNight().matches ? 'night' : 'day');
const shownTheme = () => (document.documentElement.dataset.theme as Theme | undefined) ?? systemTheme();

/** Shows a theme and remembers it. */
function choose(theme: Theme) {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Storage is forbidden: the choice then lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

/** Day or night; until the reader chooses, the system's. */
export function ThemeSwitch() {
  const isNight = useSyncExternalStore(
    subscribe,
    () => shownTheme() === 'night',
    () => false,
  );
  return (
    <button
      type="button"
      className="theme-switch"
      aria-pressed={isNight}
      aria-label="Night theme"
      title={isNight ? 'Change to the day theme' : 'Change to the night theme'}
      onClick={() => choose(isNight ? 'day' : 'night')}
    >
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        aria-hidden="true"
      >
        {isNight ? (
          <path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8Z" />
        ) : (
          <path d="M20 14.2A8.2 8.2 0 0 1 9.8 4a8.2 8.2 0 1 0 10.2 10.2Z" strokeLinejoin="round" />
        )}
      </svg>
    </button>
  );
}
