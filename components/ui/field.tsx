import { type ReactNode, useId } from 'react';
import { cn } from '@/components/ui/class-names';
import { Label } from '@/components/ui/label';

interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

interface FieldProps {
  label: ReactNode;
  /** What helps to fill it in. */
  hint?: ReactNode;
  /** What is wrong with what was filled in; its presence marks the field invalid. */
  error?: ReactNode;
  /** Marked with a star. The form itself decides what it refuses, and says so in its own words. */
  required?: boolean;
  className?: string;
  /** Draws the control, given what ties it to the label, hint and error. */
  children: (control: ControlProps) => ReactNode;
}

/** A control with its name, its hint and what is wrong with it. */
export function Field({ label, hint, error, required, className, children }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={cn('grid min-w-0 content-start gap-1.5', className)}>
      <Label htmlFor={id}>
        {label}
        {required && (
          <span aria-hidden="true" className="text-hold">
            {' *'}
          </span>
        )}
      </Label>
      {children({
        id,
        'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {hint && (
        <p id={hintId} className="text-ink-soft text-step--1 leading-snug">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} role="alert" className="font-medium text-hold text-step--1 leading-snug">
          {error}
        </p>
      )}
    </div>
  );
}
