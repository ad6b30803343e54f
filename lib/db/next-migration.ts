import type { PGlite } from '@electric-sql/pglite';
import type { SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils';
import { PrismaPGlite } from 'pglite-prisma-adapter';
import { type Migration, toMigrationList } from '@/lib/db/migrations-folder';
import { startPglite } from '@/lib/db/pglite';
import { NO_EXTERNALS, withSchemaEngine } from '@/lib/db/schema-engine';
import { sendWhole } from '@/lib/db/whole-scripts';

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
  const shadow = await startPglite();
  try {
    const { stdout } = await withSchemaEngine(shadowFactory(shadow), (engine) =>
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

/**
 * The engine asks for a database and for a shadow one; it only ever writes to the second, so one serves as both. The
 * adapter's own shadow database does not know Chandra's extensions.
 */
function shadowFactory(pglite: PGlite): SqlMigrationAwareDriverAdapterFactory {
  const connect = async () =>
    sendWhole(await new PrismaPGlite(pglite).connect(), (script) => pglite.exec(script));
  return { provider: 'postgres', adapterName: 'chandra-shadow', connect, connectToShadowDb: connect };
}
