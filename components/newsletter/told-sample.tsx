'use client';
// Gives the form a callback, which only a part that runs in the browser can.

import { SubscriptionForm } from '@/components/newsletter/subscription-form';
import { toast } from '@/components/ui/toast';

/** A compact form whose page is told of a success. */
export function ToldSample() {
  return (
    <SubscriptionForm
      source="design_page_told"
      variant="compact"
      defaultNakshatras={['Rohini']}
      onSuccess={() => toast({ title: 'The page was told', description: 'After the form’s own toast.' })}
    />
  );
}
