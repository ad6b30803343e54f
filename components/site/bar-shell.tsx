import type { ReactNode } from 'react';
import { BottomBar } from '@/components/site/bottom-bar';
import { LOADING_TEXTS } from '@/components/site/loading-texts';
import { MainContent } from '@/components/site/main-content';
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
      <MainContent loadingTexts={LOADING_TEXTS}>{children}</MainContent>
      <SiteFooter currentYear={currentYear} />
      <BottomBar />
    </>
  );
}
