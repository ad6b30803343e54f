import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { type Edges, type EdgeTag, startEdges } from '@/server/edges';

const at = (text: string) => new Date(`2026-11-20T${text}Z`);
const nextMultiple = (minutes: number) => (instant: Date) =>
  new Date((Math.floor(instant.getTime() / 60_000 / minutes) + 1) * 60_000 * minutes);

describe('edges', () => {
  let clock: Date;
  let expired: string[];
  let warmed: number;
  let failures: unknown[];
  let edges: Edges;
  let expire: (tags: readonly EdgeTag[]) => Promise<void>;

  beforeEach(() => {
    jest.useFakeTimers();
    clock = at('18:29:58');
    expired = [];
    failures = [];
    warmed = 0;
    expire = async (tags) => {
      expired.push(tags.join('+'));
    };
    edges = startEdges({
      now: () => clock,
      nextEdge: { slot: nextMultiple(10), day: nextMultiple(1440) },
      expire: (tags) => expire(tags),
      warm: async () => {
        warmed += 1;
      },
      onError: (error) => failures.push(error),
    });
  });

  afterEach(() => {
    edges.stop();
    jest.useRealTimers();
  });

  const passTo = async (text: string) => {
    const next = at(text);
    const milliseconds = next.getTime() - clock.getTime();
    clock = next;
    await jest.advanceTimersByTimeAsync(milliseconds);
  };

  test('nothing expires before an edge', async () => {
    (await edges.enter())();
    expect(expired).toEqual([]);
    expect(edges.secondsToEdge()).toBe(2);
  });

  test('the timer turns the edge and warms what is read most', async () => {
    await passTo('18:30:00');
    expect(expired).toEqual(['slot']);
    expect(warmed).toBe(1);
    expect(edges.secondsToEdge()).toBe(600);
  });

  test('a request that is quicker than the timer turns it, and waits', async () => {
    clock = at('18:30:00');
    const entered = edges.enter();
    await jest.advanceTimersByTimeAsync(0);
    (await entered)();
    expect(expired).toEqual(['slot']);
  });

  test('both tags expire where both edges meet', async () => {
    clock = at('23:59:59');
    await jest.advanceTimersByTimeAsync(2_000);
    expired.length = 0;
    clock = new Date('2026-11-21T00:00:00Z');
    await jest.advanceTimersByTimeAsync(1_000);
    expect(expired).toEqual(['slot+day']);
  });

  test('a page begun before the edge is waited for, and those that come meanwhile wait too', async () => {
    const end = await edges.enter();
    await passTo('18:30:00');
    let entered = false;
    const late = edges.enter().then((done) => {
      entered = true;
      done();
    });
    await jest.advanceTimersByTimeAsync(500);
    expect([expired, entered]).toEqual([[], false]);
    end();
    await jest.advanceTimersByTimeAsync(100);
    await late;
    expect([expired, entered]).toEqual([['slot'], true]);
  });

  test('a page that takes too long is expired again when it ends', async () => {
    const end = await edges.enter();
    await passTo('18:30:00');
    await jest.advanceTimersByTimeAsync(2_500);
    expect(expired).toEqual(['slot']);
    end();
    await jest.advanceTimersByTimeAsync(100);
    expect(expired).toEqual(['slot', 'slot']);
  });

  test('a failed expiry is tried again, and pages are served meanwhile', async () => {
    expire = async () => {
      throw new Error('no');
    };
    await passTo('18:30:00');
    expect(failures.length).toBe(1);
    expect(edges.secondsToEdge()).toBe(0);
    const entered = edges.enter();
    await jest.advanceTimersByTimeAsync(0);
    (await entered)();
    expire = async (tags) => {
      expired.push(tags.join('+'));
    };
    await jest.advanceTimersByTimeAsync(1_100);
    expect(expired).toEqual(['slot']);
  });

  test('a machine that slept over an edge turns it on waking', async () => {
    clock = at('21:17:00');
    const entered = edges.enter();
    await jest.advanceTimersByTimeAsync(0);
    (await entered)();
    expect(expired).toEqual(['slot']);
    expect(edges.secondsToEdge()).toBe(180);
  });
});
