import pino, { type Logger } from 'pino';
import { readEnv } from '@/lib/env';

const KEY = Symbol.for('chandra.log');
const holder = globalThis as { [KEY]?: Logger };

/**
 * The process's logger: one JSON line an event on standard output, from `LOG_LEVEL` up. Made on first use, so that
 * importing this module reads no environment; kept on `globalThis` because the server and the pages each evaluate it.
 * Lines hold no personal data: no names, births, addresses or cookies.
 */
export function log(): Logger {
  holder[KEY] ??= pino({ level: readEnv().LOG_LEVEL, base: null });
  return holder[KEY];
}
