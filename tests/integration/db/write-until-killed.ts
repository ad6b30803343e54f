/** Writes profiles, eight at a time, and prints each id once its write was answered, until it is killed. */
import { randomUUID } from 'node:crypto';
import { db } from '@/lib/db/client';
import { applyMigrations } from '@/lib/db/migrate';
import { openDatabase } from '@/lib/db/open-database';
import { readEnv } from '@/lib/env';
import { exampleProfile } from './profile';

await applyMigrations(await openDatabase(readEnv()));

async function writeForever(): Promise<never> {
  for (;;) {
    const id = randomUUID();
    await db().profile.create({ data: exampleProfile({ id }) });
    process.stdout.write(`${id}\n`);
  }
}

await Promise.all(Array.from({ length: 8 }, writeForever));
