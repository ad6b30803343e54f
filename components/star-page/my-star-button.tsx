'use client';
// In the browser, since the choice is kept there.

import { useChosenStar } from '@/components/horoscope/chosen-star';
import { Button } from '@/components/ui/button';
import { nakshatraAt } from '@/lib/astrology/nakshatras';

/** Remembers the star of this page, so that its card stands first on the daily page. */
export function MyStarButton({ index }: { index: number }) {
  const [chosen, choose] = useChosenStar();
  const star = nakshatraAt(index);
  const isMine = chosen === star;
  return (
    <Button
      variant={isMine ? 'primary' : 'secondary'}
      className="needs-script"
      aria-pressed={isMine}
      onClick={() => choose(isMine ? undefined : star)}
    >
      {isMine ? 'My star' : 'This is my star'}
    </Button>
  );
}
