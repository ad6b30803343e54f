import { cva, type VariantProps } from 'class-variance-authority';
import { Slot } from 'radix-ui/slot';
import type { ComponentProps } from 'react';
import { cn } from '@/components/ui/class-names';
import { Spinner } from '@/components/ui/spinner';

/** On top of the class `button` of app/styles/ui.css, which is the primary look. */
export const buttonVariants = cva('button', {
  variants: {
    variant: {
      primary: '',
      secondary: 'border-edge bg-transparent text-ink hover:border-accent hover:bg-ink/5',
      quiet: 'bg-transparent text-ink-soft hover:bg-ink/7 hover:text-ink',
      destructive: 'bg-hold text-ground hover:bg-hold/88',
      link: 'bg-transparent px-1 text-accent underline decoration-accent/50 hover:bg-transparent hover:decoration-accent',
    },
    size: {
      md: '',
      sm: 'min-h-9 px-4 py-1 text-step--1 pointer-coarse:min-h-11',
      icon: 'size-11 p-0',
    },
  },
  defaultVariants: { variant: 'primary', size: 'md' },
});

interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof buttonVariants> {
  /** Its work is under way: it shows a spinner and cannot be pressed again. */
  pending?: boolean;
  /** Gives its look to the one child, a link say, instead of being a button itself. */
  asChild?: boolean;
}

/** A button; of itself it submits nothing, so a form's own says `type="submit"`. */
export function Button({
  variant,
  size,
  pending = false,
  asChild,
  className,
  children,
  ...props
}: ButtonProps) {
  const look = cn(buttonVariants({ variant, size }), className);
  if (asChild)
    return (
      <Slot className={look} {...props}>
        {children}
      </Slot>
    );
  return (
    <button
      type="button"
      className={look}
      {...props}
      disabled={pending || props.disabled}
      aria-busy={pending || undefined}
    >
      {pending && <Spinner />}
      {pending && size === 'icon' ? null : children}
    </button>
  );
}
