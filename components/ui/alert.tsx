import { cva, type VariantProps } from 'class-variance-authority';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '@/components/ui/class-names';

const alertVariants = cva(
  'grid grid-cols-[auto_1fr] gap-x-3 rounded-card border p-4 text-[0.94rem] leading-normal *:[svg]:mt-0.5 *:[svg]:size-5',
  {
    variants: {
      variant: {
        note: 'border-line bg-sheet *:[svg]:text-ink-soft',
        good: 'border-good/45 bg-good/6 *:[svg]:text-good',
        destructive: 'border-hold/55 bg-hold/6 *:[svg]:text-hold',
      },
    },
    defaultVariants: { variant: 'note' },
  },
);

const ICONS = { note: Info, good: CircleCheck, destructive: CircleAlert };

/**
 * Something to know, within the page. One that comes up later is announced: give it `role="status"`, or `role="alert"`
 * for what failed.
 */
export function Alert({
  variant,
  className,
  children,
  ...props
}: ComponentProps<'div'> & VariantProps<typeof alertVariants>) {
  const Icon = ICONS[variant ?? 'note'];
  return (
    <div className={cn(alertVariants({ variant }), className)} {...props}>
      <Icon aria-hidden="true" />
      <div className="grid min-w-0 gap-1">{children}</div>
    </div>
  );
}

export const AlertTitle = ({ className, ...props }: ComponentProps<'p'>) => (
  <p className={cn('font-semibold leading-snug', className)} {...props} />
);
