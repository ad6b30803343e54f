import { randomUUID } from 'node:crypto';

const REQUEST_ID = /^[\w.:-]{8,128}$/;

/** The name of a request in answers and in the log: the one given where it is a sane one, else a new one. */
export function requestIdFrom(given: unknown): string {
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
}
