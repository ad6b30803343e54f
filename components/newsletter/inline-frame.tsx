'use client';
// Sends the address and shows what became of it.

import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { subscribe } from '@/components/newsletter/subscribe';
import { toast } from '@/components/ui/toast';

const DAILY_ONLY = {
  dailyHoroscope: true,
  weeklyInsights: false,
  monthlyPredictions: false,
  specialEvents: false,
};

const failed = (description: string) =>
  toast({ title: 'Subscription Failed', description, variant: 'destructive' });

interface InlineFrameProps {
  source: string;
  buttonLabel: string;
  spinner: ReactNode;
  /** Takes the form's place once it has been accepted. */
  whenSubscribed: ReactNode;
}

export function InlineFrame({ source, buttonLabel, spinner, whenSubscribed }: InlineFrameProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'idle' | 'pending' | 'failed' | 'subscribed'>('idle');
  const [isBlank, setIsBlank] = useState(true);
  const look = () => setIsBlank(field.current?.value.trim() === '');
  // The browser fills in what was typed before a reload, and a reader may be faster than the script.
  useEffect(look, []);
  // A field that is disabled or gone loses the focus: it gets it back, or what has taken its place does.
  useEffect(() => {
    if (state === 'failed') field.current?.focus();
    if (state === 'subscribed') panel.current?.focus();
  }, [state]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const email = field.current?.value.trim() ?? '';
    if (email === '' || state === 'pending' || state === 'subscribed') return;
    setState('pending');
    try {
      const { success, message } = await subscribe({ email, source, preferences: DAILY_ONLY });
      setState(success ? 'subscribed' : 'failed');
      if (!success) return failed(message || 'Please try again.');
      toast({ title: 'Subscribed!', description: "You'll receive daily horoscopes in your inbox." });
    } catch {
      setState('failed');
      failed('Please try again later.');
    }
  }

  if (state === 'subscribed')
    return (
      <div ref={panel} tabIndex={-1}>
        {whenSubscribed}
      </div>
    );
  const isPending = state === 'pending';
  return (
    <form onSubmit={submit} className="inline-sign-up" aria-busy={isPending || undefined}>
      <label htmlFor={id} className="sr-only">
        Email address
      </label>
      <input
        id={id}
        ref={field}
        type="email"
        name="email"
        required
        autoComplete="email"
        placeholder="Your email address"
        disabled={isPending}
        onInput={look}
      />
      <button type="submit" className="button" disabled={isBlank || isPending}>
        {isPending && spinner}
        {buttonLabel}
      </button>
    </form>
  );
}
