import { keepDatabase, type OpenDatabase, openedDatabase } from '@/lib/db/client';
import { Prisma, PrismaClient } from '@/lib/db/generated/client';
import { openPglite } from '@/lib/db/open-pglite';
import { openPostgres } from '@/lib/db/open-postgres';
import type { Env } from '@/lib/env';

/**
 * Opens the database that the environment names and keeps it for `db()`: PostgreSQL where DATABASE_URL is set, else
 * PGlite in DATA_DIR. The only place that constructs the client. It does not migrate; see lib/db/migrate.ts.
 * Throws SetupError, in one line, when the database cannot be reached or the data folder cannot be had.
 */
export async function openDatabase(env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>): Promise<OpenDatabase> {
  if (openedDatabase() !== undefined) throw new Error('The database is already open.');
  const engine = await (env.DATABASE_URL === undefined
    ? openPglite(env.DATA_DIR)
    : openPostgres(env.DATABASE_URL));
  const client = new PrismaClient({ adapter: engine.adapter });
  const database: OpenDatabase = {
    engine: engine.name,
    client,
    databaseNull: Prisma.DbNull,
    migrating: engine.migrating,
    close: async () => {
      await client.$disconnect();
      await engine.close();
    },
  };
  keepDatabase(database);
  return database;
}

/** Ends the connections, closes PGlite and frees its folder. Does nothing when no database is open. */
export async function closeDatabase(): Promise<void> {
  const database = openedDatabase();
  keepDatabase(undefined);
  await database?.close();
}
