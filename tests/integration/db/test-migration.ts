import { createHash } from 'node:crypto';
import type { Migration } from '@/lib/db/migrations-folder';

/** A migration that is only in memory, with the checksum that its file would have. */
export function testMigration(name: string, sql: string): Migration {
  return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
}
