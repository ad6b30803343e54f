import { Content, List, Root, Trigger } from 'radix-ui/tabs';
import type { ComponentProps } from 'react';
import { cn } from '@/components/ui/class-names';

export const Tabs = ({ className, ...props }: ComponentProps<typeof Root>) => (
  <Root className={cn('min-w-0', className)} {...props} />
);

/** The row of names; one too wide for the screen scrolls by itself. */
export const TabsList = ({ className, ...props }: ComponentProps<typeof List>) => (
  <List
    className={cn(
      'flex gap-6 overflow-x-auto shadow-[inset_0_-1px_0_var(--line)] [scrollbar-width:none]',
      className,
    )}
    {...props}
  />
);

export const TabsTrigger = ({ className, ...props }: ComponentProps<typeof Trigger>) => (
  <Trigger
    className={cn(
      'min-h-11 shrink-0 cursor-pointer whitespace-nowrap px-0.5 text-[0.94rem] text-ink-soft transition duration-(--quick) hover:text-ink focus-visible:-outline-offset-2 disabled:cursor-not-allowed disabled:opacity-55 data-[state=active]:text-ink data-[state=active]:shadow-[inset_0_-2px_0_var(--accent)]',
      className,
    )}
    {...props}
  />
);

export const TabsContent = ({ className, ...props }: ComponentProps<typeof Content>) => (
  <Content className={cn('pt-4', className)} {...props} />
);
