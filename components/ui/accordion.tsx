import { ChevronDown } from 'lucide-react';
import { Content, Header, Item, Root, Trigger } from 'radix-ui/accordion';
import type { ComponentProps } from 'react';
import { cn } from '@/components/ui/class-names';

/** Parts that open and close where they stand. For a single one the browser's `details` needs no script. */
export const Accordion = Root;

export const AccordionItem = ({ className, ...props }: ComponentProps<typeof Item>) => (
  <Item className={cn('border-line border-b', className)} {...props} />
);

/** The heading that opens its part; `level` follows from where the accordion stands. */
export function AccordionTrigger({
  level: Heading = 'h3',
  className,
  children,
  ...props
}: ComponentProps<typeof Trigger> & { level?: 'h2' | 'h3' | 'h4' }) {
  return (
    <Header asChild>
      <Heading className="font-text tracking-normal">
        <Trigger
          className={cn(
            'group flex min-h-12 w-full cursor-pointer items-center justify-between gap-4 py-2.5 text-left font-medium leading-snug hover:text-accent disabled:cursor-not-allowed disabled:text-ink-soft',
            className,
          )}
          {...props}
        >
          {children}
          <ChevronDown
            aria-hidden="true"
            className="size-4.5 shrink-0 text-ink-soft transition-transform duration-(--quick) group-data-[state=open]:rotate-180"
          />
        </Trigger>
      </Heading>
    </Header>
  );
}

export const AccordionContent = ({ className, children, ...props }: ComponentProps<typeof Content>) => (
  <Content
    className="overflow-hidden data-[state=closed]:animate-fold data-[state=open]:animate-unfold"
    {...props}
  >
    <div className={cn('pb-4', className)}>{children}</div>
  </Content>
);
