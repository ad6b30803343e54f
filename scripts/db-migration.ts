/**
 * Writes the next migration: what must happen to the present migrations' outcome to reach prisma/schema.prisma.
 * `npm run db:migration -- add-readings` makes prisma/migrations/<time>_add_readings/migration.sql.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { MIGRATIONS_FOLDER, readMigrations } from '@/lib/db/migrations-folder';
import { nextMigrationSql } from '@/lib/db/next-migration';

const words = process.argv
  .slice(2)
  .join('_')
  .toLowerCase()
  .replace(/[^a-z0-9]+/g, '_')
  .replace(/^_+|_+$/g, '');

if (words === '') {
  console.error('Name the migration: npm run db:migration -- add-readings');
  process.exit(1);
}

const schema = await readFile('prisma/schema.prisma', 'utf8');
const sql = await nextMigrationSql(await readMigrations(), schema);
if (sql === undefined) {
  console.log('The migrations already lead to prisma/schema.prisma; nothing to write.');
} else {
  const time = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const folder = path.join(MIGRATIONS_FOLDER, `${time}_${words}`);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'migration.sql'), sql);
  console.log(`Wrote ${path.join(folder, 'migration.sql')}. Read it, then run npm start or npm test.`);
}
