/** POST /api/compatibility on both engines. What a match says is tested where it is made. */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { type HttpClient, visitorOf } from '@/tests/fixtures/http-client';
import { ENGINES, sharedServerUrl } from '@/tests/fixtures/servers';
import { BIRTH } from './births';

jest.setTimeout(30_000);

const PATH = '/api/compatibility';
const OTHER_BIRTH = {
  name: 'Arjun',
  dateOfBirth: '1988-06-15',
  timeOfBirth: '06:30',
  placeOfBirth: 'Mumbai',
  latitude: 19.0728,
  longitude: 72.8826,
};

describe.each(ENGINES)('compatibility on %s', (engine) => {
  let visitor: HttpClient;
  let stranger: HttpClient;
  const ids: string[] = [];

  beforeAll(async () => {
    visitor = await visitorOf(sharedServerUrl(engine));
    stranger = await visitorOf(sharedServerUrl(engine));
    for (const birth of [BIRTH, OTHER_BIRTH]) ids.push((await visitor.post('/api/users', birth)).body.id);
  });

  test('of two people is analysed, by their ids [C1-03] [X7-33] [X7-34] [X9-20]', async () => {
    const { status, body } = await stranger.post(PATH, { user1Id: ids[0], user2Id: ids[1] });
    expect(status).toBe(200);
    expect(body.score).toBe(Math.round((body.ashtakoota.total / 36) * 100));
    expect(body.analysis.length).toBeGreaterThan(40);
    for (const list of [body.strengths, body.challenges]) expect(list.length).toBeGreaterThan(0);
    expect(body.ashtakoota.orders.map(({ bride }: { bride: number }) => bride).sort()).toEqual([1, 2]);
    for (const { kutas } of body.ashtakoota.orders)
      expect(kutas.map(({ name }: { name: string }) => name)).toEqual([
        'Varna',
        'Vashya',
        'Tara',
        'Yoni',
        'Graha Maitri',
        'Gana',
        'Bhakoot',
        'Nadi',
      ]);
  });

  test('is the same by births, with name and place or without', async () => {
    const { body } = await stranger.post(PATH, { user1Id: ids[0], user2Id: ids[1] });
    const { name: _name, placeOfBirth: _place, ...bare } = OTHER_BIRTH;
    for (const person2 of [OTHER_BIRTH, bare, { ...bare, latitude: '19.0728' }])
      expect((await stranger.post(PATH, { person1: BIRTH, person2 })).body).toEqual(body);
    expect((await stranger.post(PATH, { user1Id: ids[0], person2: bare })).body).toEqual(body);
  });

  test('may be asked for where a time is not known', async () => {
    const person2 = { ...OTHER_BIRTH, timeOfBirth: null, timeKnown: false };
    expect((await stranger.post(PATH, { person1: BIRTH, person2 })).status).toBe(200);
  });

  test('with an unknown profile is 404', async () => {
    expect((await stranger.post(PATH, { user1Id: ids[0], user2Id: randomUUID() })).status).toBe(404);
    expect((await stranger.post(PATH, { user1Id: 'nobody', user2Id: ids[1] })).status).toBe(404);
  });

  test.each([
    [{}, ['user1Id', 'user2Id']],
    [{ user1Id: 'a' }, ['user2Id']],
    [{ user1Id: 7, user2Id: 'b' }, ['user1Id']],
    [{ person1: BIRTH }, ['person2']],
    [{ person1: BIRTH, person2: { ...OTHER_BIRTH, dateOfBirth: '2020-02-31' } }, ['person2.dateOfBirth']],
    [{ person1: { ...BIRTH, timeOfBirth: null }, person2: OTHER_BIRTH }, ['person1.timeOfBirth']],
  ])('with bad input is 400 and names it: %#', async (request, faults) => {
    const { status, body } = await stranger.post(PATH, request);
    expect(status).toBe(400);
    expect(body.issues.map(({ path }: { path: string }) => path)).toEqual(faults);
  });
});
