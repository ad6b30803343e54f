import type { Viewport } from 'next';
import type { ReactNode } from 'react';
import { fontVariables } from '@/app/fonts';
import { THEME_SCRIPT } from '@/components/site/theme-script';
import { readEnv } from '@/lib/env';
import '@/app/globals.css';

export const viewport: Viewport = {
  colorScheme: 'light dark',
  // Up to the edges of a screen with a notch; the bars keep clear of them.
  viewportFit: 'cover',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#faf6ee' },
    { media: '(prefers-color-scheme: dark)', color: '#090d18' },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The script in the head marks the root element before React sees it.
    <html lang="en" className={fontVariables} suppressHydrationWarning>
      <head>
        <meta name="chandra-api-key" content={readEnv().NEXT_PUBLIC_API_KEY} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours; its hash is in the page's policy. */}
        <script dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />
      </head>
      <body>
        <a className="skip-link" href="#content">
          Skip to content
        </a>
        {children}
      </body>
    </html>
  );
}
