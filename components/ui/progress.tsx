import { Indicator, Root } from 'radix-ui/progress';
import type { ComponentProps } from 'react';
import { cn } from '@/components/ui/class-names';

interface ProgressProps extends ComponentProps<typeof Root> {
  /** What is under way. */
  'aria-label': string;
  /** Percent done, 0 to 100; null while nobody knows. */
  value: number | null;
}

/** How far something has come. */
export function Progress({ value, className, ...props }: ProgressProps) {
  return (
    <Root
      value={value}
      className={cn('relative h-1.5 w-full overflow-hidden rounded-full bg-ink/12', className)}
      {...props}
    >
      <Indicator
        className="h-full rounded-full bg-accent transition-[width] duration-(--quick) data-[state=indeterminate]:w-1/3 data-[state=indeterminate]:motion-safe:animate-wander"
        {...(value !== null && { style: { width: `${value}%` } })}
      />
    </Root>
  );
}
