import type { OpenDatabase } from '@/lib/db/client';
import { type Migration, readMigrations, toMigrationList } from '@/lib/db/migrations-folder';
import { NO_EXTERNALS, withSchemaEngine } from '@/lib/db/schema-engine';
import { SetupError } from '@/lib/db/setup-error';

interface AppliedMigration {
  readonly name: string;
  readonly checksum: string;
  readonly finished: boolean;
}

/**
 * Applies the migrations that the database has not seen and answers their names. When there are none this costs one
 * query: the schema engine is not even loaded. Starts at the same moment wait for each other and migrate once.
 *
 * A migration's script runs as one transaction, so one that was cut off (its row begun, never finished) left nothing
 * and is tried again. Throws SetupError, naming the migration, when one fails or was edited after it was applied.
 */
export async function applyMigrations(
  database: Pick<OpenDatabase, 'client' | 'migrating'>,
  migrations?: readonly Migration[],
): Promise<string[]> {
  const all = migrations ?? (await readMigrations());
  if (pendingOf(all, await readApplied(database.client)).length === 0) return [];
  return database.migrating(async (adapter) => {
    const applied = await readApplied(database.client);
    const pending = pendingOf(all, applied);
    if (pending.length === 0) return [];
    return withSchemaEngine(adapter, async (engine) => {
      for (const { name, finished } of applied)
        if (!finished) await engine.markMigrationRolledBack({ migrationName: name });
      const input = { migrationsList: toMigrationList(all), filters: NO_EXTERNALS };
      const { appliedMigrationNames } = await engine.applyMigrations(input).catch((error: unknown) => {
        throw new SetupError(describeFailure(error, pending), { cause: error });
      });
      return appliedMigrationNames;
    });
  });
}

function pendingOf(all: readonly Migration[], applied: readonly AppliedMigration[]): Migration[] {
  const finished = new Map(applied.filter((row) => row.finished).map((row) => [row.name, row.checksum]));
  const edited = all.find(({ name, checksum }) => (finished.get(name) ?? checksum) !== checksum);
  if (edited !== undefined)
    throw new SetupError(
      `Migration ${edited.name} was changed after this database applied it; restore its migration.sql and write a new one.`,
    );
  const known = new Set(all.map(({ name }) => name));
  const unknown = [...finished.keys()].filter((name) => !known.has(name)).sort();
  if (unknown.length > 0)
    throw new SetupError(
      `This database holds migrations that this version of Chandra does not know (${unknown.join(', ')}); start the version that made them, or restore a copy from before.`,
    );
  return all.filter(({ name }) => !finished.has(name));
}

/** What Prisma's own table says, without what was rolled back. */
async function readApplied(client: OpenDatabase['client']): Promise<AppliedMigration[]> {
  const [table] = await client.$queryRaw<{ present: boolean }[]>`
    SELECT to_regclass('_prisma_migrations') IS NOT NULL AS present`;
  if (!table?.present) return [];
  return client.$queryRaw<AppliedMigration[]>`
    SELECT migration_name AS name, checksum, finished_at IS NOT NULL AS finished
    FROM _prisma_migrations WHERE rolled_back_at IS NULL`;
}

function describeFailure(error: unknown, pending: readonly Migration[]): string {
  const text = error instanceof Error ? error.message : String(error);
  const failed = pending.find(({ name }) => text.includes(name)) ?? pending[0];
  return `Migration ${failed?.name} failed: ${text}`;
}
