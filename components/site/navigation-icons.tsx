import type { ReactNode } from 'react';

const drawn = (path: string): ReactNode => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={path} />
  </svg>
);

/** A drawing for each item of the bottom bar, by its label: a moon, a chart, a lamp, a number sign, a person. */
export const NAVIGATION_ICONS: Readonly<Record<string, ReactNode>> = {
  Horoscope: drawn('M19.5 14.6A8 8 0 0 1 9.4 4.5a8 8 0 1 0 10.1 10.1ZM17 3.5v4M15 5.5h4'),
  Chart: drawn('M4 4h16v16H4ZM4 4l16 16M20 4 4 20M12 4l8 8-8 8-8-8Z'),
  'Spiritual AI': drawn(
    'M12 3c1.9 2.2 2.6 3.6 2.6 4.8a2.6 2.6 0 0 1-5.2 0C9.4 6.6 10.1 5.2 12 3ZM3.5 13.5h17c-.5 4-4 6.5-8.5 6.5s-8-2.5-8.5-6.5Z',
  ),
  Numbers: drawn('M9.5 4l-2 16M16.5 4l-2 16M4.5 9h16M3.5 15h16'),
  Profile: drawn('M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM4.5 20c.7-3.6 3.7-5.2 7.5-5.2s6.8 1.6 7.5 5.2'),
};
