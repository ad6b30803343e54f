import type { ReactNode } from 'react';

interface SectionProps {
  id: string;
  title: string;
  /** When to use what is shown. */
  note: ReactNode;
  children: ReactNode;
}

/** A chapter of the design page: its name and its rule at the side, what it shows beside them. */
export function Section({ id, title, note, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-4 gap-x-12 gap-y-6 border-line border-t py-10 lg:grid-cols-[16rem_minmax(0,1fr)]"
    >
      <div className="grid content-start gap-2">
        <h2 id={`${id}-title`} className="text-step-2">
          {title}
        </h2>
        <p className="text-[0.94rem] text-ink-soft">{note}</p>
      </div>
      <div className="grid min-w-0 gap-8">{children}</div>
    </section>
  );
}

/** One thing shown, under its name. */
export const Specimen = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid min-w-0 content-start gap-3">
    <h3 className="font-medium font-text text-ink-soft text-step--1 tracking-normal">{name}</h3>
    {children}
  </div>
);

/** Things of one kind beside one another. */
export const Row = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-3">{children}</div>
);
