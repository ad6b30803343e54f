/** POST /api/birth-chart on both engines: what is sent and kept. What a chart says is tested where it is made. */
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { type HttpClient, visitorOf } from '@/tests/fixtures/http-client';
import { ENGINES, sharedServerUrl } from '@/tests/fixtures/servers';
import { BIRTH } from './births';

jest.setTimeout(30_000);

const { name: _name, ...CHENNAI } = BIRTH;
const PATH = '/api/birth-chart';

describe.each(ENGINES)('birth charts on %s', (engine) => {
  let owner: HttpClient;
  let other: HttpClient;
  const create = async (changes: Record<string, unknown> = {}) =>
    (await owner.post('/api/users', { ...BIRTH, ...changes })).body;
  const keptOf = async (id: string) => (await other.get(`/api/users/${id}`)).body.chartData;

  beforeEach(async () => {
    owner = await visitorOf(sharedServerUrl(engine));
    other = await visitorOf(sharedServerUrl(engine));
  });

  test('a chart is generated from birth details [C1-06] [C7-CALL-14] [X7-23]', async () => {
    const { status, body, headers } = await other.post(PATH, CHENNAI);
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['chartData']);
    expect(body.chartData).toMatchObject({ rasi: 'Aquarius', ascendant: { sign: 'Pisces' } });
    expect(headers.getSetCookie()).toEqual([]);
  });

  test('planets is a list of one map of nine with their details [C3-04] [C3-05] [X3-29] [X3-30] [X3-31]', async () => {
    const { planets } = (await other.post(PATH, CHENNAI)).body.chartData;
    expect(planets).toHaveLength(1);
    const nine = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu'];
    expect(Object.keys(planets[0]).sort()).toEqual(nine.sort());
    expect(planets[0].Sun).toEqual({
      PlanetRasiD1Sign: { Name: 'Sagittarius' },
      HousePlanetOccupiesBasedOnLongitudes: '10',
      PlanetNirayanaLongitude: expect.closeTo(256.15372, 4),
      PlanetConstellation: 'Purva Ashadha - 1',
      Nakshatra: 'Purva Ashadha',
    });
  });

  test('the ascendant, the houses and the calculation are told [C3-06] [C9-19] [X3-32] [X9-17] [X9-18]', async () => {
    const { ascendant, houses, calculationDetails } = (await other.post(PATH, CHENNAI)).body.chartData;
    expect(ascendant).toMatchObject({
      sign: 'Pisces',
      degree: expect.any(Number),
      nakshatra: expect.any(String),
    });
    expect(houses).toHaveLength(12);
    expect(calculationDetails).toMatchObject({
      latitude: 13.0827,
      longitude: 80.2707,
      ayanamsa: { name: 'Lahiri' },
    });
  });

  test('name and expected may be sent, and expected comes back as it was [X7-24]', async () => {
    for (const expected of [{ Sun: 'Sagittarius', list: [1, null] }, 'text', 0, false, null]) {
      const { status, body } = await other.post(PATH, { ...CHENNAI, name: 'Chennai 2020', expected });
      expect(status).toBe(200);
      expect(body).toHaveProperty('expected', expected);
    }
  });

  test('coordinates may be text', async () => {
    const { body } = await other.post(PATH, { ...CHENNAI, latitude: '13.0827', longitude: '80.2707' });
    expect(body).toEqual((await other.post(PATH, CHENNAI)).body);
  });

  test('an unknown time has its own answer', async () => {
    const { status, body } = await other.post(PATH, { ...CHENNAI, timeOfBirth: null, timeKnown: false });
    expect(status).toBe(200);
    expect(body.chartData).toMatchObject({
      ascendant: null,
      dasha: null,
      calculationDetails: { timeKnown: false },
    });
  });

  test.each([
    ['dateOfBirth', '2020-02-31'],
    ['dateOfBirth', '1700-01-01'],
    ['timeOfBirth', '25:00'],
    ['timeOfBirth', null],
    ['timeOfBirth', ''],
    ['timeOfBirth', undefined],
    ['latitude', 91],
    ['latitude', 'NaN'],
    ['latitude', null],
    ['longitude', 'east'],
    ['placeOfBirth', undefined],
    ['timezone', 'Mars/Olympus'],
    ['userId', 7],
  ])('bad birth data is 400 and names %s (%p)', async (field, value) => {
    const { status, body } = await other.post(PATH, { ...CHENNAI, [field]: value });
    expect(status).toBe(400);
    expect(body.issues.map(({ path }: { path: string }) => path)).toEqual([field]);
  });

  test('NaN is no JSON', async () => {
    const body = JSON.stringify(CHENNAI).replace('13.0827', 'NaN');
    const headers = { 'content-type': 'application/json' };
    expect((await other.call('POST', PATH, { body, headers })).status).toBe(400);
  });

  describe('with a profile', () => {
    test('it is kept with the visitor’s own, to the last figure, and its version stays', async () => {
      const { id, updatedAt } = await create();
      const { status, body } = await owner.post(PATH, { ...CHENNAI, userId: id });
      expect(status).toBe(200);
      const { body: user } = await other.get(`/api/users/${id}`);
      expect(user.chartData).toEqual(body.chartData);
      expect(JSON.stringify(user.chartData)).toBe(JSON.stringify(body.chartData));
      expect(user.updatedAt).toBe(updatedAt);
    });

    test('it is kept of an unknown time and of awkward coordinates too', async () => {
      for (const changes of [
        { timeOfBirth: null, timeKnown: false },
        { latitude: -33.12345678901234, longitude: '-70.1' },
        { latitude: 1e-7, longitude: -0, timeOfBirth: '23:59:59' },
      ]) {
        const { id } = await create(changes);
        await owner.post(PATH, { ...CHENNAI, ...changes, userId: id });
        expect(await keptOf(id)).not.toBeNull();
      }
    });

    test('another’s is computed and not kept', async () => {
      const { id } = await create();
      for (const visitor of [other, await visitorOf(sharedServerUrl(engine))]) {
        const { status, body } = await visitor.post(PATH, { ...CHENNAI, userId: id });
        expect([status, body.chartData.rasi]).toEqual([200, 'Aquarius']);
        expect(await keptOf(id)).toBeNull();
      }
    });

    test('that is not there is 404', async () => {
      for (const userId of [randomUUID(), 'nobody', ''])
        expect((await owner.post(PATH, { ...CHENNAI, userId })).status).toBe(404);
    });

    test('of another birth it is not kept', async () => {
      const { id } = await create();
      for (const change of [{ dateOfBirth: '2020-01-02' }, { timeOfBirth: '12:01' }, { latitude: 13.1 }]) {
        expect((await owner.post(PATH, { ...CHENNAI, ...change, userId: id })).status).toBe(200);
        expect(await keptOf(id)).toBeNull();
      }
    });

    test('the profile’s zone is the chart’s', async () => {
      const { id } = await create({ timezone: '+05:45' });
      const { body } = await owner.post(PATH, { ...CHENNAI, userId: id });
      expect(body.chartData.calculationDetails.timezone).toBe('+05:45');
      expect(await keptOf(id)).toEqual(body.chartData);
    });

    test('a change of the birth empties it, and it can be computed anew', async () => {
      const { id } = await create();
      await owner.post(PATH, { ...CHENNAI, userId: id });
      await owner.patch(`/api/users/${id}`, { timeOfBirth: '18:00' });
      expect(await keptOf(id)).toBeNull();
      await owner.post(PATH, { ...CHENNAI, timeOfBirth: '18:00', userId: id, recalculate: true });
      expect((await keptOf(id)).calculationDetails.utc).toBe('2020-01-01T12:30:00.000Z');
    });

    test('whatever crosses an edit, the kept chart is the profile’s or none', async () => {
      const { id } = await create();
      await Promise.all(
        Array.from({ length: 10 }, (_, i) => [
          owner.post(PATH, { ...CHENNAI, userId: id }),
          owner.patch(`/api/users/${id}`, { timeOfBirth: i % 2 === 0 ? '18:00' : '12:00' }),
        ]).flat(),
      );
      const { body: user } = await owner.get(`/api/users/${id}`);
      const local = user.timeOfBirth === '12:00' ? '06:30' : '12:30';
      if (user.chartData !== null)
        expect(user.chartData.calculationDetails.utc).toBe(`2020-01-01T${local}:00.000Z`);
    });
  });
});
