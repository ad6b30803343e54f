import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPrisma,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { type OpenDatabase, openedDatabase } from '@/lib/db/client';
import { readEnv } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { type Allowance, LIMITS, type LimitName } from '@/lib/http/limits';

/** Who is calling, as far as limits go. */
export interface Caller {
  readonly address: string;
  /** The name a known X-API-Key gives; undefined for everybody else. */
  readonly clientName: string | undefined;
  readonly visitorId: string | undefined;
}

/** One allowance as it stands after a call. */
interface Standing {
  readonly name: string;
  readonly allowance: Allowance;
  readonly remaining: number;
  readonly secondsToReset: number;
}

interface Counter {
  readonly name: string;
  readonly allowance: Allowance;
  readonly key: string;
}

/**
 * Draws one call from the caller's allowances and returns the `RateLimit` headers of the answer.
 * Throws 429 with `Retry-After` when one of them is spent. Writes are counted in memory on the embedded database, which
 * one process has to itself, and while PostgreSQL is down. RATE_LIMITS=off counts nothing.
 */
export async function drawFromLimit(name: LimitName, caller: Caller): Promise<Record<string, string>> {
  if (readEnv().RATE_LIMITS === 'off') return {};
  const { store } = LIMITS[name];
  const standings = await Promise.all(
    countersOf(name, caller).map((counter) => draw(counter, limiterOf(counter, store))),
  );
  const headers = rateLimitHeaders(standings);
  const spent = standings.filter((standing) => standing.remaining < 0);
  if (spent.length === 0) return headers;
  const seconds = Math.max(...spent.map((standing) => standing.secondsToReset));
  throw new AppError(429, `Too many calls. Try again in ${seconds} seconds.`, {
    headers: { ...headers, 'Retry-After': String(seconds) },
  });
}

function countersOf(name: LimitName, { address, clientName, visitorId }: Caller): Counter[] {
  const limit = LIMITS[name];
  const kind = clientName === undefined ? 'anonymous' : 'named';
  const counters: Counter[] = [{ name: `${name}-${kind}`, allowance: limit[kind], key: address }];
  if ('visitor' in limit && visitorId !== undefined) {
    counters.push({ name: `${name}-visitor`, allowance: limit.visitor, key: visitorId });
  }
  return counters;
}

/** `remaining` is -1 when the call is one too many. */
async function draw({ name, allowance, key }: Counter, limiter: RateLimiterAbstract): Promise<Standing> {
  const standing = (result: RateLimiterRes, remaining: number): Standing => ({
    name,
    allowance,
    remaining,
    secondsToReset: Math.max(1, Math.ceil(result.msBeforeNext / 1000)),
  });
  try {
    const result = await limiter.consume(key);
    return standing(result, result.remainingPoints);
  } catch (rejection) {
    if (rejection instanceof RateLimiterRes) return standing(rejection, -1);
    throw rejection;
  }
}

/** The IETF draft's two fields: what the policies are, and how each stands. */
function rateLimitHeaders(standings: readonly Standing[]): Record<string, string> {
  return {
    'RateLimit-Policy': standings
      .map(({ name, allowance }) => `"${name}";q=${allowance.calls};w=${allowance.windowSeconds}`)
      .join(', '),
    RateLimit: standings
      .map(
        ({ name, remaining, secondsToReset }) => `"${name}";r=${Math.max(0, remaining)};t=${secondsToReset}`,
      )
      .join(', '),
  };
}

const KEY = Symbol.for('chandra.limiters');
const holder = globalThis as { [KEY]?: WeakMap<object, Map<string, RateLimiterAbstract>> };

/** Counters outlive a module but not the database they write to. */
function limiterOf(counter: Counter, store: 'memory' | 'database'): RateLimiterAbstract {
  const database = store === 'database' ? sharedDatabase() : undefined;
  holder[KEY] ??= new WeakMap();
  const owner = database ?? globalThis;
  const limiters = holder[KEY].get(owner) ?? new Map<string, RateLimiterAbstract>();
  holder[KEY].set(owner, limiters);
  const limiter = limiters.get(counter.name) ?? makeLimiter(counter, database?.client);
  limiters.set(counter.name, limiter);
  return limiter;
}

/** The database where other processes may count along. */
function sharedDatabase(): OpenDatabase | undefined {
  const database = openedDatabase();
  return database?.engine === 'postgresql' ? database : undefined;
}

function makeLimiter({ name, allowance }: Counter, client: object | undefined): RateLimiterAbstract {
  const options = { keyPrefix: name, points: allowance.calls, duration: allowance.windowSeconds };
  const memory = new RateLimiterMemory(options);
  if (client === undefined) return memory;
  return new RateLimiterPrisma({
    ...options,
    storeClient: client,
    insuranceLimiter: memory,
    // A caller who is over the limit is refused from memory, so that a flood does not reach the database.
    inMemoryBlockOnConsumed: allowance.calls,
  });
}
