'use client';
// Sends what was typed and shows what became of it. The fields are plain HTML, drawn by the server where it can.

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useHydrated } from '@/components/hooks/use-hydrated';
import { readerZone } from '@/components/horoscope/use-reader-zone';
import { readSubscription } from '@/components/newsletter/read-subscription';
import { subscribe } from '@/components/newsletter/subscribe';
import { toast } from '@/components/ui/toast';

interface SignUpFrameProps {
  source: string;
  /** Id of the title among the fields. */
  titleId: string;
  submitLabel: string;
  pendingLabel: string;
  spinner: ReactNode;
  /** Stands below the button. */
  note?: ReactNode;
  /** Takes the form's place once it has been accepted. */
  whenSubscribed: ReactNode;
  onSuccess?: (() => void) | undefined;
  /** The title and the fields; they keep what was typed whatever becomes of the call. */
  children: ReactNode;
}

const failed = (description: string) =>
  toast({ title: 'Subscription Failed', description, variant: 'destructive' });

export function SignUpFrame(props: SignUpFrameProps) {
  const { source, titleId, submitLabel, pendingLabel, spinner, note, whenSubscribed, onSuccess } = props;
  const [state, setState] = useState<'editing' | 'submitting' | 'subscribed'>('editing');
  const isHydrated = useHydrated();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state !== 'editing') return;
    const form = event.currentTarget;
    const subscription = readSubscription(new FormData(form), source, readerZone());
    if (subscription.email === '') {
      toast({
        title: 'Email Required',
        description: 'Please enter your email address.',
        variant: 'destructive',
      });
      form.querySelector<HTMLInputElement>('[name="email"]')?.focus();
      return;
    }
    setState('submitting');
    try {
      const { success, message, error } = await subscribe(subscription);
      setState(success ? 'subscribed' : 'editing');
      if (!success) return failed(message || error || 'Please try again.');
      toast({
        title: 'Subscription Created!',
        description: message || 'Please check your email to confirm your subscription.',
      });
    } catch {
      setState('editing');
      return failed('Unable to subscribe. Please try again later.');
    }
    // Outside, since what the page does with a success cannot undo it.
    onSuccess?.();
  }

  if (state === 'subscribed') return <Focused>{whenSubscribed}</Focused>;
  const isSubmitting = state === 'submitting';
  return (
    <form noValidate aria-labelledby={titleId} onSubmit={submit} className="sign-up">
      {props.children}
      <button
        type="submit"
        className="button"
        disabled={isSubmitting || !isHydrated}
        data-waking={!isHydrated || undefined}
        aria-busy={isSubmitting || undefined}
      >
        {isSubmitting && spinner}
        {isSubmitting ? pendingLabel : submitLabel}
      </button>
      {note}
    </form>
  );
}

/** Takes the focus from the button that is gone, so that a keyboard stays here and a screen reader reads on. */
function Focused({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      {children}
    </div>
  );
}
