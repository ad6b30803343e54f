import type { ComponentProps } from 'react';
import { cn } from '@/components/ui/class-names';

/** The place of what is still coming. Hidden from screen readers: whatever loads says so once itself. */
export const Skeleton = ({ className, ...props }: ComponentProps<'div'>) => (
  <div
    aria-hidden="true"
    className={cn('h-4 w-full rounded-control bg-ink/8 motion-safe:animate-pulse', className)}
    {...props}
  />
);
