import type { ComponentProps } from 'react';
import { cn } from '@/components/ui/class-names';

/** The name of a field. */
export const Label = ({ className, ...props }: ComponentProps<'label'>) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: whoever uses it names the control in `htmlFor`.
  <label className={cn('w-fit font-medium text-[0.94rem] leading-snug', className)} {...props} />
);
