import type { SqlDriverAdapter, SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils';
import { PrismaPGlite } from 'pglite-prisma-adapter';
import { type Migration, toMigrationList } from '@/lib/db/migrations-folder';
import { startPglite } from '@/lib/db/pglite';
import { NO_EXTERNALS, withSchemaEngine } from '@/lib/db/schema-engine';

const NOTHING_TO_DO = '-- This is an empty migration.';

/**
 * The SQL that brings the migrations' outcome to the schema: what the next migration must say, and undefined when there
 * is no drift. The migrations are replayed on a PGlite in memory.
 *
 * @param schema The text of prisma/schema.prisma.
 */
export async function nextMigrationSql(
  migrations: readonly Migration[],
  schema: string,
): Promise<string | undefined> {
  const shadow = shadowAdapter();
  try {
    const { stdout } = await withSchemaEngine(shadow.adapter, (engine) =>
      engine.diff({
        from:
          migrations.length === 0 ? { tag: 'empty' } : { tag: 'migrations', ...toMigrationList(migrations) },
        to: { tag: 'schemaDatamodel', files: [{ path: 'prisma/schema.prisma', content: schema }] },
        script: true,
        exitCode: null,
        filters: NO_EXTERNALS,
      }),
    );
    const sql = stdout?.trim() ?? '';
    return sql === '' || sql === NOTHING_TO_DO ? undefined : `${sql}\n`;
  } finally {
    await shadow.close();
  }
}

/** Databases in memory that know Chandra's extensions; the adapter's own shadow database knows none. */
function shadowAdapter() {
  const opened: Awaited<ReturnType<typeof startPglite>>[] = [];
  const connect = async (): Promise<SqlDriverAdapter> => {
    const pglite = await startPglite();
    opened.push(pglite);
    return new PrismaPGlite(pglite).connect();
  };
  const adapter: SqlMigrationAwareDriverAdapterFactory = {
    provider: 'postgres',
    adapterName: 'chandra-shadow',
    connect,
    connectToShadowDb: connect,
  };
  return { adapter, close: () => Promise.all(opened.map((pglite) => pglite.close())) };
}
