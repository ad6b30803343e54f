'use client';
// Shows a change of state after a press.

import { useState } from 'react';
import { Button } from '@/components/ui/button';

const WORK_MILLISECONDS = 2000;

/** A button that is busy for two seconds when pressed. */
export function PendingButton() {
  const [isPending, setPending] = useState(false);
  const work = () => {
    setPending(true);
    setTimeout(() => setPending(false), WORK_MILLISECONDS);
  };
  return (
    <Button variant="secondary" pending={isPending} onClick={work}>
      {isPending ? 'Working…' : 'Press to see it work'}
    </Button>
  );
}
