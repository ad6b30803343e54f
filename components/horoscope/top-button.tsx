'use client';
// In the browser, since it follows the scrolling.

import { useEffect, useState } from 'react';

/** How far down the page the button appears, in pixels. */
const THRESHOLD_PIXELS = 400;

/** A floating button back to the top of a long page. */
export function TopButton() {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const look = () => setShown(window.scrollY > THRESHOLD_PIXELS);
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  const up = () => {
    document.getElementById('content')?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  };
  return (
    shown && (
      <button type="button" className="top-button" onClick={up}>
        <span aria-hidden="true">↑</span> Top
      </button>
    )
  );
}
