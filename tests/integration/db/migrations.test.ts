import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { db } from '@/lib/db/client';
import { applyMigrations } from '@/lib/db/migrate';
import { type Migration, readMigrations } from '@/lib/db/migrations-folder';
import { nextMigrationSql } from '@/lib/db/next-migration';
import { closeDatabase, openDatabase } from '@/lib/db/open-database';
import { SetupError } from '@/lib/db/setup-error';
import { bundleForNode } from '@/tests/fixtures/bundle';
import { ENGINES, type TestEngine } from './engines';
import { testMigration } from './test-migration';

describe('the schema', () => {
  const readSchema = () => readFile('prisma/schema.prisma', 'utf8');

  test('is where the migrations lead', async () => {
    expect(await nextMigrationSql(await readMigrations(), await readSchema())).toBeUndefined();
  }, 30_000);

  test('is found out when it drifts from them', async () => {
    const drifted = (await readSchema()).replace(
      'placeOfBirth String',
      'placeOfBirth String\n  moonSign String?',
    );
    const sql = await nextMigrationSql(await readMigrations(), drifted);
    expect(sql).toContain('ALTER TABLE "Profile" ADD COLUMN     "moonSign" TEXT;');
  }, 30_000);

  test('is found out when a migration drifts from it', async () => {
    const more = testMigration('20990101000000_more', 'ALTER TABLE "Profile" DROP COLUMN "timezone";');
    const sql = await nextMigrationSql([...(await readMigrations()), more], await readSchema());
    expect(sql).toContain('"timezone"');
  }, 30_000);
});

describe.each(ENGINES)('migrating on $name', ({ start }) => {
  let engine: TestEngine;
  let own: Migration[];

  beforeAll(async () => {
    engine = await start();
    own = await readMigrations();
  }, 60_000);
  afterEach(closeDatabase);
  afterAll(() => engine.stop());

  async function openFresh() {
    return openDatabase(await engine.freshEnvironment());
  }

  async function tableExists(name: string) {
    const [row] = await db().$queryRaw<{ exists: boolean }[]>`
      SELECT to_regclass(${name}) IS NOT NULL AS exists`;
    return row?.exists;
  }

  test('runs a script as it stands, whatever holds a semicolon', async () => {
    const script = `-- First one thing; then another.
      CREATE FUNCTION twice(n int) RETURNS int LANGUAGE plpgsql AS $$ BEGIN n := n * 2; RETURN n; END $$;
      CREATE TABLE "semi;colon" (a text DEFAULT 'x;y');`;
    await applyMigrations(await openFresh(), [...own, testMigration('20990101000000_script', script)]);
    expect(await db().$queryRaw`SELECT twice(21) AS answer`).toEqual([{ answer: 42 }]);
  });

  test('names a migration that fails, leaves nothing of it, and applies it once it is mended', async () => {
    const database = await openFresh();
    const broken = testMigration('20990101000000_broken', 'CREATE TABLE half (a int); SELECT nonsense();');
    const failure = applyMigrations(database, [...own, broken]);
    await expect(failure).rejects.toThrow(/^Migration 20990101000000_broken failed: [^\n]*nonsense/);
    expect(await tableExists('half')).toBe(false);
    expect(await tableExists('"Profile"')).toBe(true);

    const mended = testMigration(broken.name, 'CREATE TABLE half (a int);');
    expect(await applyMigrations(database, [...own, mended])).toEqual([broken.name]);
    expect(await applyMigrations(database, [...own, mended])).toEqual([]);
    expect(await tableExists('half')).toBe(true);
  });

  test('tries a migration again that a killed process began', async () => {
    const database = await openFresh();
    await applyMigrations(database, own);
    const next = testMigration('20990101000000_next', 'CREATE TABLE next (a int);');
    await db().$executeRaw`
      INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, applied_steps_count)
      VALUES ('cut off', ${next.checksum}, ${next.name}, now(), 0)`;
    expect(await applyMigrations(database, [...own, next])).toEqual([next.name]);
    expect(await tableExists('next')).toBe(true);
  });

  test('refuses a migration that was changed after it was applied', async () => {
    const database = await openFresh();
    await applyMigrations(database, own);
    const edited = own.map(({ name, sql }) => testMigration(name, `${sql}\n-- edited`));
    await expect(applyMigrations(database, edited)).rejects.toThrow(
      `Migration ${own[0]?.name} was changed after this database applied it`,
    );
  });

  test('refuses a database that a newer version has migrated further, naming what it does not know', async () => {
    const database = await openFresh();
    const newer = ['20990101000000_newer', '20990102000000_newest'].map((name) =>
      testMigration(name, `CREATE TABLE "${name}" (a int);`),
    );
    await applyMigrations(database, [...own, ...newer]);
    const refusal = applyMigrations(database, own);
    await expect(refusal).rejects.toThrow(SetupError);
    await expect(refusal).rejects.toThrow(/does not know \(20990101000000_newer, 20990102000000_newest\);/);
  });
});

describe('starts at the same moment', () => {
  const startTimes = 5;
  let engine: TestEngine;
  let program: string;

  beforeAll(async () => {
    program = await bundleForNode('tests/integration/db/start-once.ts');
  });
  afterAll(() => engine.stop());

  async function startManyAtOnce(environment: Awaited<ReturnType<TestEngine['freshEnvironment']>>) {
    const run = async () => {
      const { stdout } = await promisify(execFile)(process.execPath, [program], {
        env: { ...process.env, ...environment },
      });
      return JSON.parse(stdout) as { applied?: string[]; refused?: string };
    };
    return Promise.all(Array.from({ length: startTimes }, run));
  }

  test.each(ENGINES)(
    'migrate once on $name',
    async ({ name, start }) => {
      engine = await start();
      const names = (await readMigrations()).map((each) => each.name);
      const outcomes = await startManyAtOnce(await engine.freshEnvironment());
      const applied = outcomes.filter((outcome) => outcome.applied?.length);
      const idle = outcomes.filter((outcome) => outcome.applied?.length === 0);
      const refused = outcomes.filter((outcome) => outcome.refused?.includes('is in use by process'));
      expect(applied).toEqual([{ applied: names }]);
      // On PostgreSQL the others wait and find nothing to do; an embedded folder is one process's own.
      if (name === 'postgresql') expect(idle).toHaveLength(startTimes - 1);
      expect(applied.length + idle.length + refused.length).toBe(startTimes);
      await engine.stop();
    },
    60_000,
  );
});
