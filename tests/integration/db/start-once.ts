/** What a starting server does with its database, for a process of its own: open, migrate, say so, stop. */
import { applyMigrations } from '@/lib/db/migrate';
import { closeDatabase, openDatabase } from '@/lib/db/open-database';
import { SetupError } from '@/lib/db/setup-error';
import { readEnv } from '@/lib/env';

try {
  const applied = await applyMigrations(await openDatabase(readEnv()));
  await closeDatabase();
  console.log(JSON.stringify({ applied }));
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  console.log(JSON.stringify({ refused: error.message }));
}
