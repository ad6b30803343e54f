import { afterEach, describe, expect, it } from '@jest/globals';
import { keepDatabase, type OpenDatabase } from '@/lib/db/client';
import type { AppError } from '@/lib/errors';
import { LIMITS } from '@/lib/http/limits';
import { type Caller, drawFromLimit } from '@/lib/http/rate-limit';

let lastAddress = 0;

/** A caller from an address that no test has used. */
function stranger(caller: Partial<Caller> = {}): Caller {
  lastAddress += 1;
  return { address: `192.0.2.${lastAddress}`, clientName: undefined, visitorId: undefined, ...caller };
}

async function spend(name: keyof typeof LIMITS, caller: Caller, calls: number) {
  for (let call = 0; call < calls; call += 1) await drawFromLimit(name, caller);
}

const refusalOf = (name: keyof typeof LIMITS, caller: Caller): Promise<AppError> =>
  drawFromLimit(name, caller).then(
    () => {
      throw new Error('The call was let through.');
    },
    (error: AppError) => error,
  );

describe('drawFromLimit', () => {
  it('counts down', async () => {
    const caller = stranger();
    const { RateLimit: first } = await drawFromLimit('read', caller);
    const { RateLimit: second, 'RateLimit-Policy': policy } = await drawFromLimit('read', caller);
    const { calls } = LIMITS.read.anonymous;
    expect(policy).toBe(`"read-anonymous";q=${calls};w=60`);
    expect(first).toBe(`"read-anonymous";r=${calls - 1};t=60`);
    expect(second).toMatch(new RegExp(`^"read-anonymous";r=${calls - 2};t=(60|59)$`));
  });

  it('refuses the first call beyond the allowance, and says when to come back', async () => {
    const caller = stranger();
    await spend('read', caller, LIMITS.read.anonymous.calls);
    const { status, headers, detail } = await refusalOf('read', caller);
    expect(status).toBe(429);
    expect(Number(headers['Retry-After'])).toBeGreaterThan(0);
    expect(Number(headers['Retry-After'])).toBeLessThanOrEqual(60);
    expect(headers.RateLimit).toMatch(/^"read-anonymous";r=0;t=\d+$/);
    expect(headers['RateLimit-Policy']).toBe(`"read-anonymous";q=${LIMITS.read.anonymous.calls};w=60`);
    expect(detail).toContain(headers['Retry-After'] ?? '?');
  });

  it('counts each address for itself, and reads apart from writes', async () => {
    const caller = stranger();
    await spend('write', caller, LIMITS.write.anonymous.calls);
    expect((await refusalOf('write', caller)).status).toBe(429);
    await expect(drawFromLimit('write', stranger())).resolves.toBeDefined();
    await expect(drawFromLimit('read', caller)).resolves.toBeDefined();
  });

  it('allows a client more that gives its name', async () => {
    const caller = stranger({ clientName: 'chandra-web' });
    await spend('read', caller, LIMITS.read.anonymous.calls + 1);
    const { 'RateLimit-Policy': policy } = await drawFromLimit('read', caller);
    expect(policy).toBe(`"read-named";q=${LIMITS.read.named.calls};w=60`);
  });

  it('counts a visitor’s writes wherever they come from', async () => {
    const { calls } = LIMITS.write.visitor;
    for (let call = 0; call < calls; call += 1)
      await drawFromLimit('write', stranger({ visitorId: 'wanderer' }));
    const { headers } = await refusalOf('write', stranger({ visitorId: 'wanderer' }));
    const address = LIMITS.write.anonymous.calls;
    expect(headers['RateLimit-Policy']).toBe(
      `"write-anonymous";q=${address};w=60, "write-visitor";q=${calls};w=60`,
    );
    expect(headers.RateLimit).toMatch(
      new RegExp(`^"write-anonymous";r=${address - 1};t=60, "write-visitor";r=0;t=\\d+$`),
    );
  });

  describe('with a database', () => {
    let asked: number;
    const open = (engine: OpenDatabase['engine']) => {
      asked = 0;
      const client = new Proxy(
        {},
        {
          get: () => {
            asked += 1;
            return undefined;
          },
        },
      );
      keepDatabase({ engine, client } as unknown as OpenDatabase);
    };

    afterEach(() => {
      keepDatabase(undefined);
    });

    it.each([
      ['postgresql', 'write', true],
      ['postgresql', 'read', false],
      ['postgresql', 'dated', false],
      ['postgresql', 'compute', false],
      ['pglite', 'write', false],
    ] as const)('on %s counts a %s there: %s', async (engine, name, there) => {
      open(engine);
      const { RateLimit } = await drawFromLimit(name, stranger());
      expect(asked > 0).toBe(there);
      // Asked in vain, it is counted in memory.
      expect(RateLimit).toMatch(new RegExp(`^"${name}-anonymous";r=${LIMITS[name].anonymous.calls - 1};`));
    });
  });
});
