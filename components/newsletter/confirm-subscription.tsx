'use client';
// In the browser, since the token stands in the address, which a static page never sees, and confirming takes a press:
// mail scanners follow links, so that merely opening this page must change nothing.

import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { apiRequest, RequestError } from '@/components/request/api-request';
import { PageLink } from '@/components/site/page-link';
import { ROUTES } from '@/lib/routes';

const CONFIRM_CALL = '/api/email-subscription/confirm';

type Outcome = 'none' | 'pending' | 'done' | 'bad-token' | 'failed';

/** Asks for the press that confirms a subscription, and says what became of it. */
export function ConfirmSubscription() {
  const token = useToken();
  const [outcome, setOutcome] = useState<Outcome>('none');

  if (token === '')
    return (
      <Notice title="This link is not whole">
        <p>
          Its last part, the one that names your subscription, is missing. Please open the link in the mail
          again, or copy all of it into the address line.
        </p>
      </Notice>
    );
  if (outcome === 'done')
    return (
      <Notice title="Your subscription is confirmed" takesFocus>
        <p>Thank you. The next mail comes at the time you chose; nothing more is needed.</p>
        <PageLink href={ROUTES.daily.path} className="button">
          Read today’s horoscope
        </PageLink>
      </Notice>
    );
  if (outcome === 'bad-token')
    return (
      <Notice title="This link no longer works" takesFocus>
        <p>
          It is older than seven days, or a newer mail has taken its place. Look for a newer one, or sign up
          once more: nothing is lost.
        </p>
        <PageLink href={ROUTES.newsletter.path} className="button">
          Sign up again
        </PageLink>
      </Notice>
    );
  return (
    <Notice title="Confirm Your Subscription">
      <p>
        One press and the mails you asked for come to your address. If you asked for none, close this page.
      </p>
      <button
        type="button"
        className="button [html:not([data-script])_&]:hidden"
        disabled={token === undefined || outcome === 'pending'}
        aria-busy={outcome === 'pending' || undefined}
        onClick={async () => {
          setOutcome('pending');
          setOutcome(await confirm(token ?? ''));
        }}
      >
        {outcome === 'pending' ? 'Confirming…' : 'Confirm my subscription'}
      </button>
      <p role="alert" className="text-hold empty:hidden">
        {outcome === 'failed' && 'That did not get through. Please try again in a moment.'}
      </p>
    </Notice>
  );
}

/** The token in the address; empty when there is none, undefined until the browser has been asked. */
function useToken(): string | undefined {
  return useSyncExternalStore(
    () => () => undefined,
    () => new URLSearchParams(location.search).get('token') ?? '',
    () => undefined,
  );
}

async function confirm(token: string): Promise<Outcome> {
  try {
    await apiRequest('POST', CONFIRM_CALL, { token });
    return 'done';
  } catch (error) {
    return error instanceof RequestError && error.status === 400 ? 'bad-token' : 'failed';
  }
}

interface NoticeProps {
  title: string;
  /** Whether the heading takes the focus, where the button that had it is there no longer. */
  takesFocus?: boolean;
  children: ReactNode;
}

/** The page's heading and what belongs to it. */
function Notice({ title, takesFocus = false, children }: NoticeProps) {
  return (
    <>
      <h1
        key={title}
        tabIndex={-1}
        ref={takesFocus ? (heading) => heading?.focus() : null}
        className="outline-none"
      >
        {title}
      </h1>
      <div className="grid max-w-[46ch] justify-items-center gap-4 [&_p]:text-balance">{children}</div>
    </>
  );
}
