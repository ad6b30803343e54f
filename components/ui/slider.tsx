import { Range, Root, Thumb, Track } from 'radix-ui/slider';
import type { ComponentProps } from 'react';
import { cn } from '@/components/ui/class-names';

interface SliderProps extends Omit<ComponentProps<typeof Root>, 'aria-label'> {
  /** What each thumb sets, in order: one name for one value, two for a range. */
  labels: readonly string[];
}

/** A value, or the two ends of a range, on a line. */
export function Slider({ labels, className, ...props }: SliderProps) {
  return (
    <Root
      className={cn(
        'relative flex min-h-11 w-full touch-none select-none items-center data-disabled:opacity-55',
        className,
      )}
      {...props}
    >
      <Track className="relative h-1.5 grow overflow-hidden rounded-full bg-edge/45">
        <Range className="absolute h-full bg-accent" />
      </Track>
      {labels.map((label) => (
        <Thumb
          key={label}
          aria-label={label}
          className="relative block size-5 cursor-grab rounded-full border-2 border-accent bg-sheet before:absolute before:-inset-3 hover:bg-accent-wash focus-visible:rounded-full active:cursor-grabbing data-disabled:cursor-not-allowed"
        />
      ))}
    </Root>
  );
}
