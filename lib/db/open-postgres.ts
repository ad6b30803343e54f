import { PrismaPg } from '@prisma/adapter-pg';
import type { SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils';
import pg from 'pg';
import type { DatabaseEngine } from '@/lib/db/engine';
import { ensurePostgresDatabase } from '@/lib/db/ensure-postgres-database';
import { SetupError } from '@/lib/db/setup-error';
import { withWholeScripts } from '@/lib/db/whole-scripts';

/**
 * Chandra's own ("chan" in ASCII). The schema engine takes Prisma's key, 72707369, for itself while it applies, which
 * keeps `prisma migrate deploy` out; but it gives up after ten seconds, and holds it for no longer than one command.
 */
const MIGRATION_LOCK_KEY = 0x63_68_61_6e;
const MIGRATION_LOCK_TIMEOUT_MILLISECONDS = 120_000;
const CONNECTION_TIMEOUT_MILLISECONDS = 5_000;
/** No query of Chandra's takes a second; a server that has gone silent, its connections open, must not hold calls for ever. */
const QUERY_TIMEOUT_MILLISECONDS = 15_000;

/**
 * Connects to a PostgreSQL server, creating the database when the server has none of that name.
 * Throws SetupError, without the password, when that cannot be done.
 */
export async function openPostgres(url: string): Promise<DatabaseEngine> {
  await ensurePostgresDatabase(url);
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'chandra',
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MILLISECONDS,
    query_timeout: QUERY_TIMEOUT_MILLISECONDS,
    keepAlive: true,
    // Prisma's adapter reads and writes instants as if the session were in UTC.
    onConnect: async (client) => {
      await client.query("SET TIME ZONE 'UTC'");
    },
  });
  keepQuietAboutLostConnections(pool);
  return {
    name: 'postgresql',
    adapter: new PrismaPg(pool),
    migrating: (work) => withMigrationLock(url, () => withMigrationPool(url, work)),
    close: () => pool.end(),
  };
}

/** The advisory lock belongs to a session, so it is held by a connection of its own and never by a pooled one. */
async function withMigrationLock<T>(url: string, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'chandra-migrate',
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MILLISECONDS,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(`SET lock_timeout = ${MIGRATION_LOCK_TIMEOUT_MILLISECONDS}`);
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK_KEY]).catch((error: unknown) => {
      throw new SetupError(
        'Another process has been migrating this database for two minutes; see what it waits for.',
        {
          cause: error,
        },
      );
    });
    return await work();
  } finally {
    // Ending the session frees the lock.
    await client.end();
  }
}

/** One connection for all that the schema engine does, so that the locks it takes for itself never shut it out. */
async function withMigrationPool<T>(
  url: string,
  work: (adapter: SqlMigrationAwareDriverAdapterFactory) => Promise<T>,
): Promise<T> {
  const pool = new pg.Pool({ connectionString: url, application_name: 'chandra-migrate', max: 1 });
  keepQuietAboutLostConnections(pool);
  try {
    return await work(withWholeScripts(new PrismaPg(pool), (script) => pool.query(script)));
  } finally {
    await pool.end();
  }
}

/** The pool replaces a lost connection; without a listener, an idle one that is lost would end the process. */
function keepQuietAboutLostConnections(pool: pg.Pool): void {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
  });
}
