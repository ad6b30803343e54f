import { useId } from 'react';
import { CheckYourEmail } from '@/components/newsletter/check-your-email';
import { CompactFields } from '@/components/newsletter/compact-fields';
import { FullFields } from '@/components/newsletter/full-fields';
import { ScriptNeeded } from '@/components/newsletter/script-needed';
import { SignUpFrame } from '@/components/newsletter/sign-up-frame';
import { Spinner } from '@/components/ui/spinner';
import type { NakshatraName } from '@/lib/astrology/nakshatras';

const VARIANTS = {
  full: {
    title: 'Join Our Cosmic Community',
    submitLabel: 'Subscribe to Daily Horoscopes',
    pendingLabel: 'Creating Subscription...',
    note: 'We respect your privacy. Unsubscribe at any time with one click.',
    Fields: FullFields,
  },
  compact: {
    title: 'Get Daily Horoscopes',
    submitLabel: 'Subscribe',
    pendingLabel: 'Subscribing...',
    note: undefined,
    Fields: CompactFields,
  },
} as const;

interface SubscriptionFormProps {
  /** Which form a subscriber came by. */
  source?: string;
  variant?: keyof typeof VARIANTS;
  /** The stars ticked at first; in the compact form, those asked for. */
  defaultNakshatras?: readonly NakshatraName[];
  /** Called in the browser once the sign-up is accepted, so only a client component can give it. */
  onSuccess?: () => void;
}

/** The sign-up for the mails. On a page drawn by the server only its frame is script. */
export function SubscriptionForm({
  source = 'unknown',
  variant = 'full',
  defaultNakshatras = [],
  onSuccess,
}: SubscriptionFormProps) {
  const titleId = useId();
  const { title, submitLabel, pendingLabel, note, Fields } = VARIANTS[variant];
  return (
    <div className={`subscription ${variant}`}>
      <SignUpFrame
        source={source}
        titleId={titleId}
        submitLabel={submitLabel}
        pendingLabel={pendingLabel}
        spinner={<Spinner />}
        note={note && <p className="privacy-note">{note}</p>}
        whenSubscribed={<CheckYourEmail />}
        onSuccess={onSuccess}
      >
        <h2 id={titleId}>{title}</h2>
        <ScriptNeeded />
        <Fields ticked={defaultNakshatras} />
      </SignUpFrame>
    </div>
  );
}
