import type { ComponentProps } from 'react';
import { cn } from '@/components/ui/class-names';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'>;

/** The browser's own box, in our colours. Its label is its parent, so that the whole line can be pressed. */
export function Checkbox({ className, children, ...props }: CheckboxProps) {
  return (
    <label
      className={cn(
        'flex min-h-11 cursor-pointer items-start gap-3 py-2.5 has-disabled:cursor-not-allowed has-disabled:text-ink-soft',
        className,
      )}
    >
      <input
        type="checkbox"
        className="mt-[0.2em] size-5 shrink-0 cursor-[inherit] accent-accent"
        {...props}
      />
      <span className="min-w-0">{children}</span>
    </label>
  );
}
