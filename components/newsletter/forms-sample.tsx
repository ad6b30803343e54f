import { InlineSubscriptionForm } from '@/components/newsletter/inline-subscription-form';
import { SubscriptionForm } from '@/components/newsletter/subscription-form';
import { ToldSample } from '@/components/newsletter/told-sample';

/** The forms to sign up with, for the page that shows every part. They sign up in earnest. */
export function FormsSample() {
  return (
    <div className="grid gap-(--space)">
      <InlineSubscriptionForm source="design_page" />
      <div className="grid items-start gap-(--space) sm:grid-cols-2">
        <SubscriptionForm source="design_page" variant="compact" />
        <ToldSample />
      </div>
      <SubscriptionForm defaultNakshatras={['Rohini', 'Purva Ashadha']} />
    </div>
  );
}
