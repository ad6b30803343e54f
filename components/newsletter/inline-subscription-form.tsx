import { Check } from 'lucide-react';
import { InlineFrame } from '@/components/newsletter/inline-frame';
import { ScriptNeeded } from '@/components/newsletter/script-needed';
import { Spinner } from '@/components/ui/spinner';

interface InlineSubscriptionFormProps {
  /** Which form a subscriber came by. */
  source: string;
  buttonLabel?: string;
}

/** One line to sign up for the daily horoscope alone, for the landing page. */
export function InlineSubscriptionForm({ source, buttonLabel = 'Subscribe' }: InlineSubscriptionFormProps) {
  return (
    <>
      <InlineFrame
        source={source}
        buttonLabel={buttonLabel}
        spinner={<Spinner label="Subscribing" />}
        whenSubscribed={
          <p className="inline-subscribed">
            <Check aria-hidden="true" />
            Subscribed!
          </p>
        }
      />
      <ScriptNeeded />
    </>
  );
}
