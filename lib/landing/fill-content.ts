import type { LandingContent } from '@/lib/landing/contract';

/**
 * The default texts with each one replaced that `given` has too. Whatever `given` lacks, leaves blank or has in another
 * shape keeps its default; what it has beyond the defaults is left out, since the page has no place for it.
 */
export function fillContent(given: unknown, defaults: LandingContent): LandingContent {
  return fill(given, defaults) as LandingContent;
}

function fill(given: unknown, fallback: unknown): unknown {
  if (Array.isArray(fallback)) {
    const items: readonly unknown[] = Array.isArray(given) ? given : [];
    return fallback.map((item, place) => fill(items[place], item));
  }
  if (typeof fallback === 'object' && fallback !== null) {
    const entries = Object.entries(fallback);
    return Object.fromEntries(entries.map(([key, value]) => [key, fill(propertyOf(given, key), value)]));
  }
  const isBlank = typeof given === 'string' && given.trim() === '';
  return typeof given === typeof fallback && !isBlank ? given : fallback;
}

function propertyOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}
