'use client';
// In the browser, since only it knows whether it keeps a profile. For arrivals by the router, which runs no script of a page.

import { useLayoutEffect } from 'react';
import { hasStoredUser, leaveFor } from '@/components/welcome/stored-user';

/** Sends a visitor who has a profile on to `path`, before this page is painted. */
export function LeaveWhenKnown({ path }: { path: string }) {
  useLayoutEffect(() => {
    if (hasStoredUser()) leaveFor(path);
  }, [path]);
  return null;
}
