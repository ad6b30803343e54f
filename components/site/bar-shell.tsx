import type { ReactNode } from 'react';
import { BottomBar } from '@/components/site/bottom-bar';
import { SiteFooter } from '@/components/site/site-footer';
import { TopBar } from '@/components/site/top-bar';

interface ShellProps {
  currentYear: number;
  children: ReactNode;
}

/** The frame of the pages in the navigation bar's list: the top bar, the content, the footer and, on a phone, the bottom bar. */
export function BarShell({ currentYear, children }: ShellProps) {
  return (
    <>
      <TopBar />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter currentYear={currentYear} />
      <BottomBar />
    </>
  );
}
