'use client';
// In the browser, since the profile in use is kept there. Without script it is a link like any other.

import { PageLink } from '@/components/site/page-link';
import { ROUTES } from '@/lib/routes';

const USER_KEY = 'user';

function clearUser(): void {
  try {
    localStorage.removeItem(USER_KEY);
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
