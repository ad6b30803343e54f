import { type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from '@/components/ui/class-names';

interface TableProps extends ComponentProps<'table'> {
  /** The table's name, shown over it. */
  caption: ReactNode;
}

/** Rows of figures. One too wide for the screen scrolls in its own frame, by keyboard too. */
export function Table({ caption, className, children, ...props }: TableProps) {
  const captionId = useId();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the arrow keys.
    <section aria-labelledby={captionId} tabIndex={0} className="overflow-x-auto">
      <table
        className={cn('w-full border-collapse text-[0.94rem] tabular-nums lining-nums', className)}
        {...props}
      >
        <caption id={captionId} className="pb-2 text-left font-medium text-ink-soft text-step--1">
          {caption}
        </caption>
        {children}
      </table>
    </section>
  );
}

export const TableHeader = (props: ComponentProps<'thead'>) => <thead {...props} />;

export const TableBody = (props: ComponentProps<'tbody'>) => <tbody {...props} />;

export const TableRow = ({ className, ...props }: ComponentProps<'tr'>) => (
  <tr className={cn('border-line border-b', className)} {...props} />
);

/** The name of a column, or with `scope="row"` of a row. */
export const TableHead = ({ scope = 'col', className, ...props }: ComponentProps<'th'>) => (
  <th
    scope={scope}
    className={cn(
      'py-2.5 pr-4 text-left font-medium last:pr-0',
      scope === 'col' && 'text-ink-soft text-step--1',
      className,
    )}
    {...props}
  />
);

export const TableCell = ({ className, ...props }: ComponentProps<'td'>) => (
  <td className={cn('py-2.5 pr-4 align-baseline last:pr-0', className)} {...props} />
);
