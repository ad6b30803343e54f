import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '@/components/ui/class-names';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'>;

/** The browser's own box, drawn by us. Its label is its parent, so that the whole line can be pressed. */
export function Checkbox({ className, children, ...props }: CheckboxProps) {
  return (
    <label
      className={cn(
        'relative flex min-h-11 cursor-pointer items-start gap-3 py-2.5 has-disabled:cursor-not-allowed has-disabled:text-ink-soft',
        className,
      )}
    >
      <input
        type="checkbox"
        className="peer mt-[0.2em] size-5 shrink-0 cursor-[inherit] appearance-none rounded-[6px] border border-edge bg-sheet transition-colors duration-(--quick) checked:border-accent checked:bg-accent focus-visible:rounded-[6px] disabled:opacity-55 aria-invalid:border-hold forced-colors:appearance-auto"
        {...props}
      />
      <Check
        aria-hidden="true"
        strokeWidth={3}
        className="pointer-events-none absolute mt-[calc(0.2em+3px)] ml-[3px] hidden size-3.5 text-sheet peer-checked:block forced-colors:hidden"
      />
      <span className="min-w-0">{children}</span>
    </label>
  );
}
