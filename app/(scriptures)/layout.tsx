import type { ReactNode } from 'react';
import { loadCurrentYear } from '@/app/load-current-year';
import { BarShell } from '@/components/site/bar-shell';

export default async function Layout({ children }: { children: ReactNode }) {
  return <BarShell currentYear={await loadCurrentYear()}>{children}</BarShell>;
}
