import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { MigrationList } from '@prisma/schema-engine-wasm/schema_engine_bg';

export interface Migration {
  /** The folder's name, `<time>_<name>`; migrations apply in the order of their names. */
  readonly name: string;
  readonly sql: string;
  /** SHA-256 of the script in hexadecimal, as Prisma keeps it in `_prisma_migrations`. */
  readonly checksum: string;
}

/** The repository's own migrations, relative to the folder every command runs in. */
export const MIGRATIONS_FOLDER = 'prisma/migrations';

/** Reads every `<time>_<name>/migration.sql`, oldest first. Throws when a folder has no script. */
export async function readMigrations(folder: string = MIGRATIONS_FOLDER): Promise<Migration[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(
    names.sort().map(async (name) => {
      const sql = await readFile(path.join(folder, name, 'migration.sql'), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/** The form in which Prisma's schema engine takes migrations. */
export function toMigrationList(migrations: readonly Migration[]): MigrationList {
  return {
    baseDir: path.resolve(MIGRATIONS_FOLDER),
    lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"\n' },
    shadowDbInitScript: '',
    migrationDirectories: migrations.map(({ name, sql }) => ({
      path: name,
      migrationFile: { path: 'migration.sql', content: { tag: 'ok', value: sql } },
    })),
  };
}
