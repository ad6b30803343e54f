/**
 * `kill -9` while writes are under way, twenty times on each engine: what was acknowledged is still there, and the next
 * start works. The second half of each round, the start and the reading back, is the first half of the next.
 */
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { type PostgresServer, startPostgres } from '../fixtures/postgres';
import { type RunningServer, type ServerOptions, startServer, temporaryFolder } from '../fixtures/servers';

const ROUNDS = 20;
const WRITERS = 16;
const LEAST_IN_FLIGHT = 8;
/** Each round kills after as many more acknowledgements, so that the moment differs. */
const acknowledgementsBeforeKill = (round: number) => 20 + 7 * round;

jest.setTimeout(300_000);

interface Acknowledged {
  readonly id: string;
  readonly name: string;
}

interface Round {
  readonly acknowledged: Acknowledged[];
  /** Writes that were with the server when it was killed and got no answer. */
  readonly interrupted: number;
}

/** Writes from many clients at once until enough is acknowledged, then kills the server in the middle of the rest. */
async function writeAndKill(server: RunningServer, round: number): Promise<Round> {
  const acknowledged: Acknowledged[] = [];
  let interrupted = 0;
  let inFlight = 0;
  let ended: Promise<unknown> | undefined;

  const write = async (name: string) => {
    inFlight += 1;
    try {
      const answer = await fetch(`${server.url}/api/users`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          name,
          dateOfBirth: '1988-02-29',
          timeOfBirth: '23:59:59',
          placeOfBirth: 'Mumbai, Maharashtra, India',
          latitude: 19.076,
          longitude: 72.8777,
        }),
      });
      const body = (await answer.json()) as Acknowledged;
      if (answer.status !== 201)
        throw new Error(`A write answered ${answer.status}: ${JSON.stringify(body)}`);
      acknowledged.push({ id: body.id, name });
    } finally {
      inFlight -= 1;
    }
    if (
      ended === undefined &&
      acknowledged.length >= acknowledgementsBeforeKill(round) &&
      inFlight >= LEAST_IN_FLIGHT
    )
      ended = server.stop('SIGKILL');
  };

  const writer = async (writerIndex: number) => {
    for (let turn = 0; ended === undefined; turn += 1) {
      try {
        await write(`Round ${round}, writer ${writerIndex}, turn ${turn}`);
      } catch (error) {
        if (ended === undefined) throw error;
        // A connection that was refused was never with the server; one that broke was.
        if (causeCode(error) !== 'ECONNREFUSED') interrupted += 1;
      }
    }
  };

  await Promise.all(Array.from({ length: WRITERS }, (_, index) => writer(index)));
  await ended;
  return { acknowledged, interrupted };
}

function causeCode(error: unknown): unknown {
  const cause = error instanceof Error ? (error.cause as { code?: unknown } | undefined) : undefined;
  return cause?.code;
}

/** The acknowledged writes that the server does not give back as they were sent. */
async function findLost(
  server: RunningServer,
  acknowledged: readonly Acknowledged[],
): Promise<Acknowledged[]> {
  const lost: Acknowledged[] = [];
  const left = [...acknowledged];
  const reader = async () => {
    for (let next = left.pop(); next !== undefined; next = left.pop()) {
      const answer = await fetch(`${server.url}/api/users/${next.id}`);
      const body = (await answer.json()) as Partial<Acknowledged>;
      if (answer.status !== 200 || body.name !== next.name) lost.push(next);
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, reader));
  return lost;
}

async function killAgainAndAgain(options: ServerOptions): Promise<void> {
  const all: Acknowledged[] = [];
  let server = await startServer(options);
  for (let round = 1; round <= ROUNDS; round += 1) {
    const { acknowledged, interrupted } = await writeAndKill(server, round);
    expect(interrupted).toBeGreaterThanOrEqual(LEAST_IN_FLIGHT);
    expect(acknowledged.length).toBeGreaterThanOrEqual(acknowledgementsBeforeKill(round));
    all.push(...acknowledged);
    server = await startServer(options);
    expect(await findLost(server, acknowledged)).toEqual([]);
  }
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(await findLost(server, all)).toEqual([]);
  expect(await server.stop()).toMatchObject({ code: 0 });
}

describe('kill -9 with writes in flight', () => {
  let postgres: PostgresServer;
  const folders: string[] = [];

  const newFolder = async () => {
    const folder = await temporaryFolder();
    folders.push(folder);
    return folder;
  };

  beforeAll(async () => {
    postgres = await startPostgres();
  });

  afterAll(async () => {
    await postgres.stop();
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  });

  test('loses no acknowledged write on PGlite', async () => {
    await killAgainAndAgain({ dataFolder: await newFolder() });
  });

  test('loses no acknowledged write on PostgreSQL', async () => {
    await killAgainAndAgain({
      dataFolder: await newFolder(),
      databaseUrl: await postgres.createDatabase(),
    });
  });
});
