/**
 * The only module that reads the time. `CHANDRA_NOW` starts the clock elsewhere; it then runs on from there.
 * The offset lives on `globalThis` because the server and the pages each evaluate this module.
 */
import { readEnv } from '@/lib/env';

const KEY = Symbol.for('chandra.clock.offset');
const holder = globalThis as { [KEY]?: number };

function offsetMilliseconds(): number {
  if (holder[KEY] === undefined) {
    const start = readEnv().CHANDRA_NOW;
    holder[KEY] = start === undefined ? 0 : start.getTime() - Date.now();
  }
  return holder[KEY];
}

/** The present instant on Chandra's clock. */
export function now(): Date {
  return new Date(Date.now() + offsetMilliseconds());
}

/**
 * The present instant, or the millisecond after `version` where that is later: what `updatedAt` becomes, so that two
 * edits within one millisecond, which is what is stored, still differ.
 */
export function laterThan(version: Date): Date {
  return new Date(Math.max(now().getTime(), version.getTime() + 1));
}
