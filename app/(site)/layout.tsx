import type { ReactNode } from 'react';
import { loadCurrentYear } from '@/app/load-current-year';
import { PlainShell } from '@/components/site/plain-shell';

export default async function Layout({ children }: { children: ReactNode }) {
  return <PlainShell currentYear={await loadCurrentYear()}>{children}</PlainShell>;
}
