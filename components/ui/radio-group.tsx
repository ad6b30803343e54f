import { Indicator, Item, Root } from 'radix-ui/radio-group';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/components/ui/class-names';

/** One choice of a few, all of them in sight. Name it with `aria-label` or `aria-labelledby`. */
export const RadioGroup = ({ className, ...props }: ComponentProps<typeof Root>) => (
  <Root className={cn('grid', className)} {...props} />
);

interface RadioGroupItemProps extends Omit<ComponentProps<typeof Item>, 'id' | 'children'> {
  id: string;
  children: ReactNode;
}

/** A choice and its name, which can be pressed too. */
export function RadioGroupItem({ id, className, children, ...props }: RadioGroupItemProps) {
  return (
    <div
      className={cn(
        'flex min-h-11 cursor-pointer items-start gap-3 has-disabled:cursor-not-allowed has-disabled:text-ink-soft',
        className,
      )}
    >
      <Item
        id={id}
        className="relative mt-3 grid size-5 shrink-0 cursor-[inherit] place-items-center rounded-full border border-edge bg-sheet transition-colors duration-(--quick) before:absolute before:-inset-3 hover:border-ink-soft focus-visible:rounded-full disabled:opacity-55 data-[state=checked]:border-accent"
        {...props}
      >
        <Indicator className="size-2.5 rounded-full bg-accent" />
      </Item>
      <label htmlFor={id} className="min-w-0 cursor-[inherit] py-2.5">
        {children}
      </label>
    </div>
  );
}
