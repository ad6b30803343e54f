import { Arrow, Content, Portal, Provider, Root, Trigger } from 'radix-ui/tooltip';
import type { ComponentProps } from 'react';
import { cn } from '@/components/ui/class-names';

/** How long a pointer rests on something before its tooltip shows. */
const DELAY_MILLISECONDS = 700;
/** How soon after one tooltip the next one shows without that delay. */
const SKIP_DELAY_MILLISECONDS = 300;

/** Around all the tooltips that belong together. */
export const TooltipProvider = (
  props: Omit<ComponentProps<typeof Provider>, 'delayDuration' | 'skipDelayDuration'>,
) => <Provider delayDuration={DELAY_MILLISECONDS} skipDelayDuration={SKIP_DELAY_MILLISECONDS} {...props} />;

export const Tooltip = Root;
export const TooltipTrigger = Trigger;

/** A word more about a control. Touch never shows it, so nothing may stand here alone. */
export const TooltipContent = ({ className, children, ...props }: ComponentProps<typeof Content>) => (
  <Portal>
    <Content
      sideOffset={8}
      collisionPadding={8}
      className={cn(
        'z-50 w-fit max-w-64 animate-rise text-balance rounded-control bg-ink px-3 py-1.5 text-ground text-step--1 leading-snug data-[state=closed]:animate-vanish',
        className,
      )}
      {...props}
    >
      {children}
      <Arrow className="fill-ink" />
    </Content>
  </Portal>
);
