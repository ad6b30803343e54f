import { Content, List, Root, Trigger } from 'radix-ui/tabs';
import type { ComponentProps } from 'react';
import { cn } from '@/components/ui/class-names';

export const Tabs = Root;

/** The row of names; one too wide for the screen scrolls by itself. */
export const TabsList = ({ className, ...props }: ComponentProps<typeof List>) => (
  <List
    className={cn('flex gap-6 overflow-x-auto border-line border-b [scrollbar-width:none]', className)}
    {...props}
  />
);

export const TabsTrigger = ({ className, ...props }: ComponentProps<typeof Trigger>) => (
  <Trigger
    className={cn(
      '-mb-px min-h-11 shrink-0 cursor-pointer whitespace-nowrap border-transparent border-b-2 px-0.5 text-[0.94rem] text-ink-soft transition-colors duration-(--quick) hover:text-ink focus-visible:-outline-offset-2 disabled:cursor-not-allowed disabled:opacity-55 data-[state=active]:border-accent data-[state=active]:font-medium data-[state=active]:text-ink',
      className,
    )}
    {...props}
  />
);

export const TabsContent = ({ className, ...props }: ComponentProps<typeof Content>) => (
  <Content className={cn('pt-4', className)} {...props} />
);
