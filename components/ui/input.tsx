import type { ComponentProps } from 'react';
import { cn } from '@/components/ui/class-names';
import { CONTROL } from '@/components/ui/control-style';

/** A line to type in. Set it in a `Field`, which gives it its label. */
export const Input = ({ className, ...props }: ComponentProps<'input'>) => (
  <input className={cn(CONTROL, className)} {...props} />
);
