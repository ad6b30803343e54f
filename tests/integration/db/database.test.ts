import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { databaseNull, db } from '@/lib/db/client';
import { applyMigrations } from '@/lib/db/migrate';
import { readMigrations } from '@/lib/db/migrations-folder';
import { closeDatabase, openDatabase } from '@/lib/db/open-database';
import { ENGINES, type TestEngine } from './engines';
import { exampleProfile } from './profile';

describe.each(ENGINES)('a database on $name', ({ start }) => {
  let engine: TestEngine;
  let environment: Awaited<ReturnType<TestEngine['freshEnvironment']>>;

  beforeAll(async () => {
    engine = await start();
    environment = await engine.freshEnvironment();
    await openDatabase(environment);
  }, 60_000);

  afterAll(async () => {
    await closeDatabase();
    await engine.stop();
  });

  test('migrates from nothing, and a second time does nothing', async () => {
    const database = await reopen();
    const names = (await readMigrations()).map(({ name }) => name);
    expect(await applyMigrations(database)).toEqual(names);
    expect(await applyMigrations(database)).toEqual([]);
    expect(await applyMigrations(await reopen())).toEqual([]);
  });

  test('knows trigrams and unaccenting', async () => {
    const [row] = await db().$queryRaw<{ alike: number; plain: string }[]>`
      SELECT similarity('Anuradha', 'Anuradha') AS alike, unaccent('Ñandú') AS plain`;
    expect(row).toEqual({ alike: 1, plain: 'Nandu' });
  });

  test('gives back a profile as it was written', async () => {
    const chartData = { zodiac: 'first', planets: [{ Sun: { longitude: 256.15372 } }], a: null };
    const profile = exampleProfile({ chartData, timeOfBirth: null, timeKnown: false });
    await db().profile.create({ data: profile });
    const found = await db().profile.findUniqueOrThrow({ where: { id: profile.id } });
    expect(found).toEqual({ ...profile, timeOfBirth: null });
    expect(JSON.stringify(found.chartData)).toBe(JSON.stringify(chartData));
  });

  test('keeps the instant itself, whatever zone the server lives in', async () => {
    const profile = exampleProfile();
    await db().profile.create({ data: profile });
    const [row] = await db().$queryRaw<{ seconds: string }[]>`
      SELECT extract(epoch FROM "createdAt")::text AS seconds FROM "Profile" WHERE id = ${profile.id}`;
    expect(Number(row?.seconds)).toBe(1_795_240_800.123);
  });

  test('updates a profile and empties its chart', async () => {
    const profile = exampleProfile({ chartData: { kept: true } });
    await db().profile.create({ data: profile });
    const updatedAt = new Date('2026-11-21T07:00:00.456Z');
    await db().profile.update({
      where: { id: profile.id },
      data: { name: 'Rohini', chartData: databaseNull(), updatedAt },
    });
    const found = await db().profile.findUniqueOrThrow({ where: { id: profile.id } });
    expect(found).toMatchObject({ name: 'Rohini', chartData: null, updatedAt, createdAt: profile.createdAt });
  });

  test('lists a visitor’s own profiles, oldest first', async () => {
    const [oldest, middle, newest] = [1, 2, 3].map((hour) => ({
      visitorId: 'one visitor',
      createdAt: new Date(`2026-11-21T0${hour}:00:00.000Z`),
    }));
    for (const each of [middle, newest, oldest]) await db().profile.create({ data: exampleProfile(each) });
    await db().profile.create({ data: exampleProfile() });
    const found = await db().profile.findMany({
      where: { visitorId: 'one visitor' },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    });
    expect(found.map(({ createdAt }) => createdAt)).toEqual(
      [oldest, middle, newest].map((each) => each?.createdAt),
    );
  });

  test('tells a taken id from other trouble', async () => {
    const profile = exampleProfile();
    await db().profile.create({ data: profile });
    await expect(db().profile.create({ data: profile })).rejects.toMatchObject({ code: 'P2002' });
  });

  test('keeps what was written when it is closed and opened again', async () => {
    const profile = exampleProfile();
    await db().profile.create({ data: profile });
    await reopen();
    expect(await db().profile.count({ where: { id: profile.id } })).toBe(1);
  });

  test('is not open before the start and after the stop', async () => {
    await closeDatabase();
    expect(() => db()).toThrow('The database is not open');
    await openDatabase(environment);
    await expect(openDatabase(environment)).rejects.toThrow('already open');
  });

  async function reopen() {
    await closeDatabase();
    return openDatabase(environment);
  }
});
