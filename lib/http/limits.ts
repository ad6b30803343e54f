/**
 * Every allowance of the API, in calls a window. Generous: they are there for runaways, not for readers, and a refused
 * input counts like any other call.
 */

export interface Allowance {
  readonly calls: number;
  readonly windowSeconds: number;
}

interface Limit {
  /** Counted by address, for callers that name themselves with a known X-API-Key. */
  readonly named: Allowance;
  /** Counted by address, for everybody else. */
  readonly anonymous: Allowance;
  /** Counted by visitor cookie as well, where there is one. */
  readonly visitor?: Allowance;
  /** What changes something is counted in the database, so that every instance sees it; the rest in memory, at no cost. */
  readonly store: 'memory' | 'database';
}

const perMinute = (calls: number): Allowance => ({ calls, windowSeconds: 60 });
const perHour = (calls: number): Allowance => ({ calls, windowSeconds: 3600 });

export const LIMITS = {
  read: { named: perMinute(6000), anonymous: perMinute(3000), store: 'memory' },
  /** Reads of a date that may have to be computed first; they draw from `read` as well. */
  dated: { named: perMinute(600), anonymous: perMinute(600), store: 'memory' },
  /** Writes in form alone: they compute and keep nothing. */
  compute: { named: perMinute(1200), anonymous: perMinute(1200), store: 'memory' },
  write: { named: perMinute(1200), anonymous: perMinute(900), visitor: perMinute(600), store: 'database' },
  /** Sign-ups that may bring about a mail: one address cannot set off mails to many people. They draw from `write` too. */
  signUp: { named: perHour(60), anonymous: perHour(60), store: 'database' },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;
