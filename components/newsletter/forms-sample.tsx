import { InlineSubscriptionForm } from '@/components/newsletter/inline-subscription-form';
import { SubscriptionForm } from '@/components/newsletter/subscription-form';

/** The three forms to sign up with, side by side, for the page that shows every part. They sign up in earnest. */
export function FormsSample() {
  return (
    <div className="grid gap-(--space)">
      <InlineSubscriptionForm source="design_page" />
      <SubscriptionForm source="design_page" variant="compact" defaultNakshatras={['Rohini']} />
      <SubscriptionForm source="design_page" defaultNakshatras={['Rohini', 'Purva Ashadha']} />
    </div>
  );
}
