import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '@/components/ui/class-names';
import { CONTROL } from '@/components/ui/control-style';

/** The browser's own list to choose from, in our frame: it needs no script and opens the way each device does. */
export function Select({ className, ...props }: ComponentProps<'select'>) {
  return (
    <span className={cn('relative block', className)}>
      <select className={cn(CONTROL, 'peer cursor-pointer appearance-none truncate pr-10')} {...props} />
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3.5 size-4.5 -translate-y-1/2 text-ink-soft peer-disabled:opacity-50"
      />
    </span>
  );
}
