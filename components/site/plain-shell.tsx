import type { ReactNode } from 'react';
import { LOADING_TEXTS } from '@/components/site/loading-texts';
import { MainContent } from '@/components/site/main-content';
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
      <MainContent loadingTexts={LOADING_TEXTS}>{children}</MainContent>
      <SiteFooter currentYear={currentYear} />
    </>
  );
}
