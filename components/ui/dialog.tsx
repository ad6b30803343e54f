import { X } from 'lucide-react';
import { Close, Content, Description, Overlay, Portal, Root, Title, Trigger } from 'radix-ui/dialog';
import type { ComponentProps } from 'react';
import { cn } from '@/components/ui/class-names';

export const Dialog = Root;
export const DialogTrigger = Trigger;
export const DialogClose = Close;

/**
 * What stands over the page until it is answered or left: focus stays in it, Escape and a press beside it close it, and
 * focus goes back to what opened it. It needs a `DialogTitle`, and a `DialogDescription` or
 * `aria-describedby={undefined}`.
 */
export const DialogContent = ({ className, children, ...props }: ComponentProps<typeof Content>) => (
  <Portal>
    <Overlay className="fixed inset-0 z-40 bg-shade data-[state=closed]:animate-vanish data-[state=open]:animate-appear" />
    <Content
      className={cn(
        'fixed inset-4 z-40 m-auto grid h-fit max-h-[calc(100dvh-2rem)] max-w-lg gap-4 overflow-y-auto rounded-card border border-line bg-sheet p-(--space) shadow-float data-[state=closed]:animate-sink data-[state=open]:animate-rise',
        className,
      )}
      {...props}
    >
      {children}
      <Close
        aria-label="Close"
        className="absolute top-2 right-2 grid size-11 cursor-pointer place-items-center rounded-full text-ink-soft hover:bg-ink/7 hover:text-ink focus-visible:rounded-full focus-visible:-outline-offset-2"
      >
        <X aria-hidden="true" className="size-5" />
      </Close>
    </Content>
  </Portal>
);

export const DialogTitle = ({ className, ...props }: ComponentProps<typeof Title>) => (
  <Title className={cn('pr-10 font-display text-step-1', className)} {...props} />
);

export const DialogDescription = ({ className, ...props }: ComponentProps<typeof Description>) => (
  <Description className={cn('text-ink-soft', className)} {...props} />
);

export const DialogFooter = ({ className, ...props }: ComponentProps<'div'>) => (
  <div className={cn('flex flex-wrap justify-end gap-3 pt-1', className)} {...props} />
);
