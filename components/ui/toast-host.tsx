'use client';
// Reacts to calls from anywhere on the page; it is fetched on the first of them.

import { cva } from 'class-variance-authority';
import { CircleAlert, X } from 'lucide-react';
import { Close, Description, Provider, Root, Title, Viewport } from 'radix-ui/toast';
import { type FocusEvent, useRef, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { latestToast, subscribeToToasts, TOAST_MILLISECONDS } from '@/components/ui/toast';

const SWIPE_PIXELS = 50;
const HOTKEY = ['F8'];

const toastVariants = cva(
  'pointer-events-auto flex cursor-default items-start gap-3 rounded-card border bg-sheet py-3 pr-1.5 pl-4 text-ink shadow-float data-[state=open]:animate-slide-in data-[state=closed]:animate-vanish data-[swipe=cancel]:translate-x-0 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:transition-transform data-[swipe=cancel]:duration-(--quick) data-[swipe=end]:translate-x-(--radix-toast-swipe-end-x) data-[swipe=end]:animate-slide-out',
  {
    variants: {
      variant: { default: 'border-line', destructive: 'border-hold' },
    },
    defaultVariants: { variant: 'default' },
  },
);

/**
 * One toast, and the region that F8 leads to. The provider is a new one for each toast: it remembers being paused by a
 * pointer that rested on the toast before, and would never let the next one go.
 */
function ToastHost() {
  const shown = useSyncExternalStore(subscribeToToasts, latestToast, () => undefined);
  const viewport = useRef<HTMLOListElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  if (!shown) return null;

  const rememberFocus = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      cameFrom.current = relatedTarget;
  };
  const returnFocus = (isOpen: boolean) => {
    if (!isOpen && viewport.current?.contains(document.activeElement)) cameFrom.current?.focus();
  };

  const { id, title, description, variant = 'default', durationMilliseconds } = shown;
  const isDestructive = variant === 'destructive';
  return (
    <Provider key={id} duration={TOAST_MILLISECONDS} swipeDirection="right" swipeThreshold={SWIPE_PIXELS}>
      <Root
        type={isDestructive ? 'foreground' : 'background'}
        duration={durationMilliseconds ?? TOAST_MILLISECONDS}
        className={toastVariants({ variant })}
        onOpenChange={returnFocus}
      >
        {isDestructive && <CircleAlert aria-hidden="true" className="mt-2 size-5 shrink-0 text-hold" />}
        <div className="grid min-w-0 grow gap-0.5 py-2">
          <Title className="font-semibold leading-snug">{title}</Title>
          {description && (
            <Description className="text-[0.94rem] text-ink-soft leading-snug">{description}</Description>
          )}
        </div>
        <Close
          aria-label="Close"
          className="grid size-11 cursor-pointer place-items-center rounded-full text-ink-soft hover:bg-ink/7 hover:text-ink"
        >
          <X aria-hidden="true" className="size-4.5" />
        </Close>
      </Root>
      <Viewport
        ref={viewport}
        hotkey={HOTKEY}
        onFocus={rememberFocus}
        className="pointer-events-none fixed inset-x-0 top-0 z-50 p-3 outline-none sm:inset-x-auto sm:top-auto sm:right-0 sm:bottom-0 sm:w-[26rem] sm:p-5"
      />
    </Provider>
  );
}

/** Puts the toasts' own tree into the page, so that any page can show one and none carries them from the start. */
export function mountToasts(): void {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<ToastHost />);
}
