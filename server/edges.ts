/**
 * Ten-minute slots and days: at each edge the cached pages that hang on it are expired, so that the next request is
 * answered from the present sky and never from yesterday's.
 *
 * A timer alone would be late by its own delay, and a page begun before the edge could be kept after it. So the edge is
 * also looked for by each request (`turning`), renders begun before it are waited for, and requests that come meanwhile
 * wait for the expiry, a few milliseconds.
 */
export type EdgeTag = 'slot' | 'day';

export interface EdgeOptions {
  readonly now: () => Date;
  /** The next edge of each tag strictly after an instant. */
  readonly nextEdge: Readonly<Record<EdgeTag, (instant: Date) => Date>>;
  /** Expires what is cached under the tags. */
  readonly expire: (tags: readonly EdgeTag[]) => Promise<void>;
  /** Renders the most read pages anew, so that no visitor waits for them. */
  readonly warm: () => Promise<void>;
  readonly onError: (error: unknown) => void;
}

export interface Edges {
  /** Lets a page be rendered, after the turn of an edge where one is due; what it gives is called when the body stands. */
  readonly enter: () => Promise<() => void>;
  /** Whole seconds to the next edge of any tag, rounded down, 0 or more. */
  readonly secondsToEdge: () => number;
  readonly stop: () => void;
}

const TAGS = ['slot', 'day'] as const;
const LONGEST_SLEEP_MILLISECONDS = 30_000;
const LONGEST_WAIT_FOR_RENDERS_MILLISECONDS = 2_000;
/** What a page read is written to the cache a moment after the page itself stands. */
const AFTERGLOW_MILLISECONDS = 50;
const RETRY_MILLISECONDS = 1_000;

export function startEdges({ now, nextEdge, expire, warm, onError }: EdgeOptions): Edges {
  const rendering = new Set<Promise<void>>();
  const dueAt = new Map(TAGS.map((tag) => [tag, nextEdge[tag](now())]));
  let turn: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const earliest = () => Math.min(...[...dueAt.values()].map((edge) => edge.getTime()));
  const sleep = (milliseconds = Math.max(earliest() - now().getTime(), 0)) => {
    clearTimeout(timer);
    if (stopped) return;
    // A long sleep is cut up: timers stand still while the machine does.
    timer = setTimeout(wake, Math.min(milliseconds, LONGEST_SLEEP_MILLISECONDS));
    timer.unref();
  };
  const wake = () => {
    if (turning() === undefined) sleep();
  };

  const turnEdge = async () => {
    const instant = now();
    const tags = TAGS.filter((tag) => (dueAt.get(tag)?.getTime() ?? 0) <= instant.getTime());
    const begunBefore =
      rendering.size > 0
        ? Promise.all(rendering).then(() => sleepFor(AFTERGLOW_MILLISECONDS))
        : Promise.resolve();
    const allEnded = await settlesWithin(begunBefore, LONGEST_WAIT_FOR_RENDERS_MILLISECONDS);
    await expire(tags);
    for (const tag of tags) dueAt.set(tag, nextEdge[tag](instant));
    // A render that outlasts the wait is kept when it ends, with what it read before the edge.
    if (!allEnded) void begunBefore.then(() => expire(tags)).catch(onError);
  };

  const turning = () => {
    if (turn === undefined && !stopped && now().getTime() >= earliest()) {
      turn = turnEdge().then(
        () => {
          turn = undefined;
          sleep();
          void warm().catch(onError);
        },
        (error: unknown) => {
          turn = undefined;
          // The edge stays due: the next request tries again, and so does the timer.
          sleep(RETRY_MILLISECONDS);
          onError(error);
        },
      );
    }
    return turn;
  };

  sleep();
  return {
    enter: async () => {
      const due = turning();
      // Nothing may be awaited between a look at the clock that finds no edge and the entry in the list.
      if (due !== undefined) await due;
      let end: () => void = () => undefined;
      const page = new Promise<void>((resolve) => {
        end = resolve;
      });
      rendering.add(page);
      return () => {
        rendering.delete(page);
        end();
      };
    },
    secondsToEdge: () => Math.max(0, Math.floor((earliest() - now().getTime()) / 1000)),
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

const sleepFor = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Whether the promise settles in time. */
async function settlesWithin(promise: Promise<unknown>, milliseconds: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, milliseconds, false);
  });
  const inTime = await Promise.race([promise.then(() => true), late]);
  clearTimeout(timer);
  return inTime;
}
