import { describe, expect, it } from '@jest/globals';
import { isDatabaseDown } from '@/lib/http/database-down';

const withCode = (code: string) => Object.assign(new Error('something'), { code });

describe('isDatabaseDown', () => {
  it.each([
    ['a server that cannot be reached', withCode('P1001')],
    ['a pool that is exhausted', withCode('P2024')],
    ['a refused connection', withCode('ECONNREFUSED')],
    ['a server that is shutting down', withCode('57P01')],
    [
      'a refused connection deep inside',
      new Error('a', { cause: new Error('b', { cause: withCode('ECONNREFUSED') }) }),
    ],
    ['a closed PGlite', new Error('PGlite is closed')],
    ['no database opened', new Error('The database is not open; only a started server has one.')],
  ])('is true of %s', (_what, error) => {
    expect(isDatabaseDown(error)).toBe(true);
  });

  it.each([
    ['a broken constraint', withCode('P2002')],
    ['a defect', new TypeError('x is not a function')],
    ['something thrown that is no error', 'ECONNREFUSED'],
    ['nothing', null],
  ])('is false of %s', (_what, error) => {
    expect(isDatabaseDown(error)).toBe(false);
  });

  it('ends with causes that go in a circle', () => {
    const error: { cause?: unknown } = {};
    error.cause = error;
    expect(isDatabaseDown(error)).toBe(false);
  });
});
