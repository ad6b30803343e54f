import { describe, expect, it } from '@jest/globals';
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
    expect(policy).toBe('"read-anonymous";q=600;w=60');
    expect(first).toBe('"read-anonymous";r=599;t=60');
    expect(second).toMatch(/^"read-anonymous";r=598;t=(60|59)$/);
  });

  it('refuses the first call beyond the allowance, and says when to come back', async () => {
    const caller = stranger();
    await spend('read', caller, LIMITS.read.anonymous.calls);
    const { status, headers, detail } = await refusalOf('read', caller);
    expect(status).toBe(429);
    expect(Number(headers['Retry-After'])).toBeGreaterThan(0);
    expect(Number(headers['Retry-After'])).toBeLessThanOrEqual(60);
    expect(headers.RateLimit).toMatch(/^"read-anonymous";r=0;t=\d+$/);
    expect(headers['RateLimit-Policy']).toBe('"read-anonymous";q=600;w=60');
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
    expect(policy).toBe('"read-named";q=1200;w=60');
  });

  it('counts a visitor’s writes wherever they come from', async () => {
    const { calls } = LIMITS.write.visitor;
    for (let call = 0; call < calls; call += 1)
      await drawFromLimit('write', stranger({ visitorId: 'wanderer' }));
    const { headers } = await refusalOf('write', stranger({ visitorId: 'wanderer' }));
    expect(headers['RateLimit-Policy']).toBe('"write-anonymous";q=240;w=60, "write-visitor";q=120;w=60');
    expect(headers.RateLimit).toMatch(/^"write-anonymous";r=239;t=60, "write-visitor";r=0;t=\d+$/);
  });
});
