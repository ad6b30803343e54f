import type { ComponentProps } from 'react';
import { cn } from '@/components/ui/class-names';

/** A sheet of its own on the page. */
export const Card = ({ className, ...props }: ComponentProps<'div'>) => (
  <div
    className={cn('grid content-start gap-4 rounded-card border border-line bg-sheet p-(--space)', className)}
    {...props}
  />
);

export const CardHeader = ({ className, ...props }: ComponentProps<'div'>) => (
  <div className={cn('grid gap-1.5', className)} {...props} />
);

/** Its heading; `level` follows from where the card stands. */
export function CardTitle({
  level: Heading = 'h3',
  className,
  ...props
}: ComponentProps<'h3'> & { level?: 'h2' | 'h3' | 'h4' }) {
  return <Heading className={cn('font-display text-step-1', className)} {...props} />;
}

export const CardDescription = ({ className, ...props }: ComponentProps<'p'>) => (
  <p className={cn('text-[0.94rem] text-ink-soft leading-normal', className)} {...props} />
);

export const CardContent = ({ className, ...props }: ComponentProps<'div'>) => (
  <div className={cn('grid gap-3', className)} {...props} />
);

export const CardFooter = ({ className, ...props }: ComponentProps<'div'>) => (
  <div className={cn('flex flex-wrap items-center gap-3', className)} {...props} />
);
