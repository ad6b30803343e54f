import { cn } from '@/components/ui/class-names';

interface SpinnerProps {
  /** Said by a screen reader; without it the spinner is decoration beside a text that says the same. */
  label?: string;
  className?: string;
}

/** Something is on its way. It stands still where the reader asks for less motion. */
export function Spinner({ label, className }: SpinnerProps) {
  return (
    <>
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
        aria-hidden="true"
        className={cn('size-[1.15em] shrink-0 motion-safe:animate-spin', className)}
      >
        <circle cx="12" cy="12" r="9" opacity="0.25" />
        <path d="M12 3a9 9 0 0 1 9 9" />
      </svg>
      {label && <span className="sr-only">{label}</span>}
    </>
  );
}
