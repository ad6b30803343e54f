import type { ReactNode } from 'react';
import { SiteFooter } from '@/components/site/site-footer';
import { SiteHeader } from '@/components/site/site-header';

interface ShellProps {
  currentYear: number;
  children: ReactNode;
}

/** The frame of the pages outside the navigation bar's list: a plain header, the content, the footer. */
export function PlainShell({ currentYear, children }: ShellProps) {
  return (
    <>
      <SiteHeader />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter currentYear={currentYear} />
    </>
  );
}
