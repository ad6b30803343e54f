import { Content, Portal, Root, Trigger } from 'radix-ui/popover';
import type { ComponentProps } from 'react';
import { cn } from '@/components/ui/class-names';

export const Popover = Root;
export const PopoverTrigger = Trigger;

/** A small sheet beside what opened it. Name it with `aria-label` or `aria-labelledby`. */
export const PopoverContent = ({ className, ...props }: ComponentProps<typeof Content>) => (
  <Portal>
    <Content
      align="start"
      sideOffset={8}
      collisionPadding={12}
      className={cn(
        'z-40 grid w-80 max-w-[calc(100vw-1.5rem)] gap-3 rounded-card border border-line bg-sheet p-4 shadow-float data-[state=closed]:animate-vanish data-[state=open]:animate-rise',
        className,
      )}
      {...props}
    />
  </Portal>
);
