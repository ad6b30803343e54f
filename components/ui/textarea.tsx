import type { ComponentProps } from 'react';
import { cn } from '@/components/ui/class-names';
import { CONTROL } from '@/components/ui/control-style';

/** Lines to type in; it grows with its text where the browser can. */
export const Textarea = ({ className, ...props }: ComponentProps<'textarea'>) => (
  <textarea
    className={cn(CONTROL, 'field-sizing-content min-h-24 resize-y disabled:resize-none', className)}
    {...props}
  />
);
