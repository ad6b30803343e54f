import { Root, Thumb } from 'radix-ui/switch';
import type { ComponentProps } from 'react';
import { cn } from '@/components/ui/class-names';

/** On or off, and in force at once. Name it with a `Label` or `aria-label`. */
export const Switch = ({ className, ...props }: ComponentProps<typeof Root>) => (
  <Root
    className={cn(
      'relative inline-flex h-6 w-11 shrink-0 cursor-pointer items-center rounded-full border border-edge bg-ground transition-colors duration-(--quick) before:absolute before:-inset-x-0.5 before:-inset-y-2.5 hover:border-ink-soft focus-visible:rounded-full disabled:cursor-not-allowed disabled:opacity-55 data-[state=checked]:border-accent data-[state=checked]:bg-accent',
      className,
    )}
    {...props}
  >
    <Thumb className="size-4 translate-x-[3px] rounded-full bg-ink-soft transition duration-(--quick) data-[state=checked]:translate-x-[23px] data-[state=checked]:bg-sheet" />
  </Root>
);
