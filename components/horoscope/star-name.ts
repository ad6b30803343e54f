import type { NamedNakshatra } from '@/lib/astrology/nakshatras';

/** Which of its names a star is called by. */
export type Naming = 'sanskrit' | 'regional';

/** The Sanskrit name, or the first of the others, which is the regional one. */
export function starName(star: NamedNakshatra, naming: Naming): string {
  return naming === 'regional' ? star.altNames[0] : star.name;
}

/** Whether any name of the star, in any script, has the text in it; case is ignored. A blank text is in all. */
export function matchesStar(star: NamedNakshatra, query: string): boolean {
  const wanted = query.trim().toLowerCase();
  return [star.name, ...star.altNames, star.devanagari].some((name) => name.toLowerCase().includes(wanted));
}
