'use client';
// In the browser, since the profile in use is kept there. Without script it is a link like any other.

import { PageLink } from '@/components/site/page-link';
import { STORED_USER_KEY } from '@/components/welcome/stored-user';
import { ROUTES } from '@/lib/routes';

function clearUser(): void {
  try {
    localStorage.removeItem(STORED_USER_KEY);
  } catch {
    // Where the browser keeps nothing there is nothing to clear.
  }
}

/** Begins a new profile: the one in use is let go of on this device, and the way leads to onboarding. */
export function CreateProfileLink() {
  return (
    <PageLink href={ROUTES.onboarding.path} className="button" onClick={clearUser}>
      Create Your Cosmic Profile
    </PageLink>
  );
}
