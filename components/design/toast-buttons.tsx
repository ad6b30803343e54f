'use client';
// Calls the toast, which is shown in the browser.

import { Row } from '@/components/design/section';
import { Button } from '@/components/ui/button';
import { type Toast, toast } from '@/components/ui/toast';

const TOASTS: readonly (readonly [string, Toast])[] = [
  ['Show a toast', { title: 'Kept', description: 'The profile is there whenever you come back.' }],
  [
    'Show a destructive toast',
    {
      title: 'Not sent',
      description: 'The letter could not be sent. Please try again later.',
      variant: 'destructive',
    },
  ],
  ['Show a toast with a title alone', { title: 'Copied' }],
];

export function ToastButtons() {
  return (
    <Row>
      {TOASTS.map(([name, message]) => (
        <Button key={name} variant="secondary" onClick={() => toast(message)}>
          {name}
        </Button>
      ))}
    </Row>
  );
}
