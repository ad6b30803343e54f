import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '@/components/ui/class-names';

const badgeVariants = cva(
  'inline-flex w-fit items-center gap-1.5 rounded-full border px-2.5 py-0.5 font-medium text-step--1 leading-snug',
  {
    variants: {
      variant: {
        neutral: 'border-line bg-ink/5 text-ink-soft',
        accent: 'border-accent/35 bg-accent-wash text-accent',
        good: 'border-good/35 bg-good/8 text-good',
        mixed: 'border-mixed/35 bg-mixed/8 text-mixed',
        hold: 'border-hold/35 bg-hold/8 text-hold',
      },
    },
    defaultVariants: { variant: 'neutral' },
  },
);

/** A word or two about what it stands beside; never the only bearer of its meaning by colour. */
export const Badge = ({
  variant,
  className,
  ...props
}: ComponentProps<'span'> & VariantProps<typeof badgeVariants>) => (
  <span className={cn(badgeVariants({ variant }), className)} {...props} />
);
