/** What becomes of a kept chart when its birth is edited; on both engines, below HTTP, where a chart can be put. */
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { db } from '@/lib/db/client';
import { applyMigrations } from '@/lib/db/migrate';
import { closeDatabase, openDatabase } from '@/lib/db/open-database';
import { createProfile } from '@/lib/profiles/create-profile';
import { getProfile } from '@/lib/profiles/get-profile';
import { listProfiles } from '@/lib/profiles/list-profiles';
import { updateProfile } from '@/lib/profiles/update-profile';
import { ENGINES, type TestEngine } from '@/tests/integration/db/engines';
import { BIRTH } from './births';

jest.setTimeout(30_000);

const CHART = { rasi: 'Aquarius' };
const VISITOR = 'a visitor';

describe.each(ENGINES)('a kept chart on $name', ({ start }) => {
  let engine: TestEngine;

  beforeAll(async () => {
    engine = await start();
    await applyMigrations(await openDatabase(await engine.freshEnvironment()));
  }, 60_000);

  afterAll(async () => {
    await closeDatabase();
    await engine.stop();
  });

  async function birthWithChart() {
    const { id } = await createProfile({ ...BIRTH }, VISITOR);
    await db().profile.update({ where: { id }, data: { chartData: CHART } });
    return id;
  }

  test('is read with its profile, and not in the list', async () => {
    const id = await birthWithChart();
    expect((await getProfile(id)).chartData).toEqual(CHART);
    for (const listed of await listProfiles(VISITOR)) expect(listed).not.toHaveProperty('chartData');
  });

  test.each([
    { dateOfBirth: '2020-01-02' },
    { timeOfBirth: '12:01' },
    { timeOfBirth: null, timeKnown: false },
    { placeOfBirth: 'Madras' },
    { latitude: 13.1 },
    { longitude: 80.3 },
    { timezone: 'UTC' },
  ])('is emptied when birth data change: %j', async (patch) => {
    const id = await birthWithChart();
    expect((await updateProfile(id, patch, VISITOR)).chartData).toBeNull();
    expect((await getProfile(id)).chartData).toBeNull();
  });

  test('stays when the name changes, or birth data are sent again as they were', async () => {
    const id = await birthWithChart();
    for (const patch of [{ name: 'Meera Iyer' }, { ...BIRTH, name: 'Meera' }]) {
      expect((await updateProfile(id, patch, VISITOR)).chartData).toEqual(CHART);
      expect((await getProfile(id)).chartData).toEqual(CHART);
    }
  });
});
