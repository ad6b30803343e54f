import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { db } from '@/lib/db/client';
import { applyMigrations } from '@/lib/db/migrate';
import { readMigrations } from '@/lib/db/migrations-folder';
import { closeDatabase, openDatabase } from '@/lib/db/open-database';
import { SetupError } from '@/lib/db/setup-error';
import { freePort, type PostgresServer, startPostgres } from '@/tests/fixtures/postgres';
import { exampleProfile } from './profile';
import { testMigration } from './test-migration';

let server: PostgresServer;

beforeAll(async () => {
  server = await startPostgres();
}, 60_000);
afterEach(closeDatabase);
afterAll(() => server.stop());

function open(url: string) {
  return openDatabase({ DATABASE_URL: url, DATA_DIR: '/nowhere/a/server/needs/none' });
}

/** The refusal to open `url`, which must be one safe line. */
async function refusal(url: string): Promise<string> {
  const error = await open(url).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(SetupError);
  const { message } = error as SetupError;
  expect(message).not.toMatch(/\n|secret/);
  return message;
}

describe('a server that cannot be used', () => {
  test('is named when nothing listens', async () => {
    const port = await freePort();
    expect(await refusal(`postgresql://someone:secret@127.0.0.1:${port}/chandra`)).toBe(
      `PostgreSQL at 127.0.0.1:${port} cannot be reached (ECONNREFUSED); start it, or correct DATABASE_URL, or unset that to use the embedded database.`,
    );
  });

  test('is named when its host has no address', async () => {
    expect(await refusal('postgresql://someone:secret@no-such-host.invalid/chandra')).toMatch(
      /^PostgreSQL at no-such-host\.invalid:5432 cannot be reached/,
    );
  });

  test('is named within seconds when it accepts and says nothing', async () => {
    const silent = await new Promise<Server>((resolve) => {
      const listener = createServer().listen(0, '127.0.0.1', () => resolve(listener));
    });
    const { port } = silent.address() as { port: number };
    const began = performance.now();
    expect(await refusal(`postgresql://someone:secret@127.0.0.1:${port}/chandra`)).toMatch(
      `PostgreSQL at 127.0.0.1:${port} cannot be reached`,
    );
    expect(performance.now() - began).toBeLessThan(6_000);
    silent.close();
  }, 15_000);

  test('is named when it refuses the password', async () => {
    expect(await refusal(`postgresql://postgres:wrong-secret@127.0.0.1:${server.port}/postgres`)).toBe(
      `PostgreSQL at 127.0.0.1:${server.port} refuses the user name or password; check DATABASE_URL.`,
    );
  });

  test('is named when the database is missing and may not be made', async () => {
    await query('postgres', "CREATE ROLE plain LOGIN PASSWORD 'plain-secret'");
    expect(await refusal(`postgresql://plain:plain-secret@127.0.0.1:${server.port}/missing`)).toBe(
      `PostgreSQL at 127.0.0.1:${server.port} has no such database and does not let this user create it; create it, or correct DATABASE_URL.`,
    );
  });

  test('is named when the database cannot hold every script', async () => {
    await query(
      'postgres',
      "CREATE DATABASE latin ENCODING 'LATIN1' LOCALE_PROVIDER libc LOCALE 'C' TEMPLATE template0",
    );
    expect(await refusal(server.url('latin'))).toMatch('is encoded in LATIN1; name one in UTF8');
  });
});

describe('a missing database', () => {
  test('is made, in UTF8, even when several starts want it at once', async () => {
    const url = server.url(`Not "yet" ${randomUUID()}`.replaceAll(' ', '%20').replaceAll('"', '%22'));
    const { ensurePostgresDatabase } = await import('@/lib/db/ensure-postgres-database');
    await Promise.all(Array.from({ length: 5 }, () => ensurePostgresDatabase(url)));
    const database = await open(url);
    await applyMigrations(database);
    const [row] = await db().$queryRaw`SELECT current_setting('server_encoding') AS encoding`.then(
      (rows) => rows as unknown[],
    );
    expect(row).toEqual({ encoding: 'UTF8' });
  });
});

test('a start waits for another that is migrating, and takes nothing back', async () => {
  const database = await open(await server.createDatabase());
  await applyMigrations(database);
  const slow = testMigration('20990101000000_slow', 'CREATE TABLE slow (a int); SELECT pg_sleep(1);');
  const all = [...(await readMigrations()), slow];
  const later = sleep(400).then(() => applyMigrations(database, all));
  expect(await applyMigrations(database, all)).toEqual([slow.name]);
  expect(await later).toEqual([]);
  const rows = await db().$queryRaw`
    SELECT finished_at IS NOT NULL AS finished, rolled_back_at FROM _prisma_migrations
    WHERE migration_name = ${slow.name}`;
  expect(rows).toEqual([{ finished: true, rolled_back_at: null }]);
});

describe('concurrent writers', () => {
  test('lose no update that compares before it sets', async () => {
    await applyMigrations(await open(await server.createDatabase()));
    const profile = exampleProfile({ name: '0' });
    await db().profile.create({ data: profile });

    const increment = async () => {
      for (;;) {
        const seen = await db().profile.findUniqueOrThrow({ where: { id: profile.id } });
        const { count } = await db().profile.updateMany({
          where: { id: profile.id, updatedAt: seen.updatedAt },
          data: { name: String(Number(seen.name) + 1), updatedAt: new Date(seen.updatedAt.getTime() + 1) },
        });
        if (count === 1) return;
      }
    };
    await Promise.all(Array.from({ length: 20 }, increment));
    const { name } = await db().profile.findUniqueOrThrow({ where: { id: profile.id } });
    expect(name).toBe('20');
  }, 30_000);

  test('on a server that ends their connections leave the process alive and go on', async () => {
    await applyMigrations(await open(await server.createDatabase()));
    await query(
      'postgres',
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'chandra'",
    );
    await db()
      .profile.count()
      .catch(() => undefined);
    expect(await db().profile.count()).toBe(0);
  });
});

async function query(database: string, sql: string) {
  const client = new pg.Client({ connectionString: server.url(database) });
  await client.connect();
  await client.query(sql);
  await client.end();
}
