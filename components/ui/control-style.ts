/** What every field to type or choose in looks like. The text is never under 16 px: phones zoom into what is. */
export const CONTROL =
  'min-h-11 w-full min-w-0 rounded-control border border-edge bg-sheet px-3.5 py-2 text-ink leading-normal transition-colors duration-(--quick) placeholder:text-ink-soft placeholder:opacity-80 hover:border-ink-soft focus-visible:rounded-control focus-visible:outline-offset-1 disabled:cursor-not-allowed disabled:border-line disabled:bg-ground disabled:text-ink-soft aria-invalid:border-hold aria-invalid:bg-hold/5';
