'use client';
// What was read lives in the browser, for as long as the page does.

import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { createQueryClient } from '@/components/request/create-query-client';

/** Lets the parts below read and write through TanStack Query. Around what needs it, never around a whole layout: it weighs 13 KB. */
export function RequestProvider({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
