'use client';
// Counts what is ticked, aloud, and unticks it all; the boxes themselves are the browser's.

import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

const TICKED = 'input:checked';

const countText = (count: number) => {
  if (count === 0) return 'None ticked: the mail is about all 27';
  return count === 1 ? '1 star ticked' : `${count} stars ticked`;
};

interface StarChecklistProps {
  /** How many are ticked at first. */
  initialCount: number;
  /** The 27 boxes. */
  children: ReactNode;
}

export function StarChecklist({ initialCount, children }: StarChecklistProps) {
  const list = useRef<HTMLDivElement>(null);
  const countId = useId();
  const [count, setCount] = useState(initialCount);
  const recount = () => setCount(list.current?.querySelectorAll(TICKED).length ?? 0);
  // The browser ticks again what was ticked before a reload, and a reader may be faster than the script.
  useEffect(recount, []);

  function clear() {
    for (const box of list.current?.querySelectorAll<HTMLInputElement>(TICKED) ?? []) box.checked = false;
    recount();
    // The button goes with the last tick, and the focus must not go with it.
    list.current?.querySelector('input')?.focus();
  }

  return (
    <fieldset className="star-checklist" aria-describedby={countId}>
      <legend>Your stars</legend>
      <div className="boxes" ref={list} onChange={recount}>
        {children}
      </div>
      <div className="count">
        <p id={countId} role="status">
          {countText(count)}
        </p>
        {count > 0 && (
          <button type="button" onClick={clear}>
            Clear
          </button>
        )}
      </div>
    </fieldset>
  );
}
