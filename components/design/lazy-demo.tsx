'use client';
// Waits until the reader comes near, so that this page loads no more script at first than any other.

import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Skeleton } from '@/components/ui/skeleton';

const PARTS = {
  choices: lazy(() => import('@/components/design/choices').then((part) => ({ default: part.Choices }))),
  disclosure: lazy(() =>
    import('@/components/design/disclosure').then((part) => ({ default: part.Disclosure })),
  ),
  overlays: lazy(() => import('@/components/design/overlays').then((part) => ({ default: part.Overlays }))),
};

/** The parts that need script, fetched when they come into sight. */
export function LazyDemo({ part }: { part: keyof typeof PARTS }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setNear(true);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  const Part = PARTS[part];
  const waiting = <Skeleton className="h-64" />;
  return (
    <div ref={place} data-part={part} className="grid min-w-0 gap-8">
      {isNear ? (
        <Suspense fallback={waiting}>
          <Part />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  );
}
