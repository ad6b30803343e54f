import { InlineSubscriptionForm } from '@/components/newsletter/inline-subscription-form';
import { SubscriptionForm } from '@/components/newsletter/subscription-form';
import { ToldSample } from '@/components/newsletter/told-sample';

/** The forms to sign up with, for the page that shows every part. They sign up in earnest. */
export function FormsSample() {
  return (
    <div className="grid gap-(--space)">
      <InlineSubscriptionForm source="design_page" />
      <ToldSample />
      <SubscriptionForm defaultNakshatras={['Rohini', 'Purva Ashadha']} />
    </div>
  );
}
