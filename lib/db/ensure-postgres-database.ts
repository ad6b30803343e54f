import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { errorCode } from '@/lib/db/error-code';
import { SetupError } from '@/lib/db/setup-error';

const CONNECTION_TIMEOUT_MILLISECONDS = 4_000;
const STARTING_UP_ATTEMPTS = 20;
const STARTING_UP_PAUSE_MILLISECONDS = 500;
const OLDEST_SERVER_VERSION = 150_000;

/** PostgreSQL's own error codes that say what to mend. */
const REASONS: Record<string, string> = {
  '28000': 'refuses this user; check DATABASE_URL and the server’s pg_hba.conf.',
  '28P01': 'refuses the user name or password; check DATABASE_URL.',
  '42501': 'has no such database and does not let this user create it; create it, or correct DATABASE_URL.',
  '53300': 'has no free connection; raise its max_connections or stop another client.',
  '57P03': 'is not accepting connections; wait until it has started up or shut down.',
};

/**
 * Makes sure that the server answers, is new enough and has the database of `url`; a missing one is created through the
 * server's maintenance database. Throws SetupError with one line naming host and port, never the password.
 */
export async function ensurePostgresDatabase(url: string): Promise<void> {
  const { host, port, database = 'postgres' } = new pg.Client({ connectionString: url });
  const where = host.startsWith('/') ? host : `${host}:${port}`;
  try {
    await checkServer(url, where).catch(async (error: unknown) => {
      if (errorCode(error) !== '3D000') throw error;
      await createDatabase(url, database);
      await checkServer(url, where);
    });
  } catch (error) {
    if (error instanceof SetupError) throw error;
    throw new SetupError(`PostgreSQL at ${where} ${reasonOf(error)}`, { cause: error });
  }
}

async function checkServer(url: string, where: string): Promise<void> {
  await withClient({ connectionString: url }, async (client) => {
    const { rows } = await client.query<{ version: number; encoding: string }>(
      "SELECT current_setting('server_version_num')::int AS version, current_setting('server_encoding') AS encoding",
    );
    const { version = 0, encoding = '' } = rows[0] ?? {};
    if (version < OLDEST_SERVER_VERSION)
      throw new SetupError(
        `PostgreSQL at ${where} is version ${Math.floor(version / 10_000)}; 15 or newer is needed.`,
      );
    if (encoding !== 'UTF8')
      throw new SetupError(
        `The database at ${where} is encoded in ${encoding}; name one in UTF8 in DATABASE_URL, or a new one to have it made.`,
      );
  });
}

async function createDatabase(url: string, database: string): Promise<void> {
  // The address's own database wins over a `database` option, so it is taken out of the address.
  const maintenance = new URL(url);
  maintenance.pathname = '/postgres';
  await withClient({ connectionString: maintenance.href }, async (client) => {
    const name = client.escapeIdentifier(database);
    await client
      .query(`CREATE DATABASE ${name} ENCODING 'UTF8' TEMPLATE template0`)
      .catch((error: unknown) => {
        // Another start was quicker.
        if (errorCode(error) !== '42P04' && errorCode(error) !== '23505') throw error;
      });
  });
}

async function withClient<T>(config: pg.ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const client = new pg.Client({ ...config, connectionTimeoutMillis: CONNECTION_TIMEOUT_MILLISECONDS });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return await work(client);
    } catch (error) {
      // A server that recovers from a crash says so and is ready within seconds.
      if (errorCode(error) !== '57P03' || attempt === STARTING_UP_ATTEMPTS) throw error;
      await sleep(STARTING_UP_PAUSE_MILLISECONDS);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

function reasonOf(error: unknown): string {
  const code = errorCode(error);
  const remedy = 'start it, or correct DATABASE_URL, or unset that to use the embedded database.';
  return (code && REASONS[code]) ?? `cannot be reached (${code ?? 'no answer'}); ${remedy}`;
}
