/** Every allowance of the API, in calls a window. Generous: they are there for runaways, not for readers. */

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
  /** Writes are counted in the database, so that every instance sees them; reads in memory, so that they cost nothing. */
  readonly store: 'memory' | 'database';
}

const perMinute = (calls: number): Allowance => ({ calls, windowSeconds: 60 });

export const LIMITS = {
  read: { named: perMinute(1200), anonymous: perMinute(600), store: 'memory' },
  write: { named: perMinute(240), anonymous: perMinute(240), visitor: perMinute(120), store: 'database' },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;
