/** Profiles: what they are, whose they are, and what becomes of two edits at once. On both engines. */
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { type HttpClient, visitorOf } from '@/tests/fixtures/http-client';
import { ENGINES, sharedServerUrl } from '@/tests/fixtures/servers';
import { BIRTH } from './births';

jest.setTimeout(30_000);

describe.each(ENGINES)('users on %s', (engine) => {
  let owner: HttpClient;
  let other: HttpClient;
  const create = async (changes: Record<string, unknown> = {}) =>
    (await owner.post('/api/users', { ...BIRTH, ...changes })).body;

  beforeEach(async () => {
    owner = await visitorOf(sharedServerUrl(engine));
    other = await visitorOf(sharedServerUrl(engine));
  });

  test('a birth is kept and answered with its id [C3-01] [C7-CALL-06] [C7-CALL-07]', async () => {
    const { status, body } = await owner.post('/api/users', BIRTH);
    expect(status).toBe(201);
    expect(body).toEqual({
      ...BIRTH,
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      timeKnown: true,
      timezone: 'Asia/Kolkata',
      chartData: null,
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      updatedAt: body.createdAt,
    });
  });

  test('whoever knows the id reads it, with its chart [C3-03] [C7-CALL-09]', async () => {
    const user = await create();
    const { status, body, headers } = await other.get(`/api/users/${user.id}`);
    expect([status, body]).toEqual([200, user]);
    expect(Object.keys(body)).toContain('chartData');
    expect(headers.has('set-cookie')).toBe(false);
    expect((await other.get(`/api/users/${randomUUID()}`)).status).toBe(404);
  });

  test('names, places, dates and times come back as they were sent', async () => {
    const sent = {
      name: 'अनुराधा Ñandú 李 😀',
      placeOfBirth: 'Reykjavík, Ísland',
      dateOfBirth: '1800-02-28',
      timeOfBirth: '23:59:59',
      latitude: '64.1466',
      longitude: '-21.9426',
    };
    expect(await create(sent)).toMatchObject({ ...sent, latitude: 64.1466, longitude: -21.9426 });
  });

  test('the zone is found from the coordinates unless it is sent', async () => {
    expect((await create({ latitude: 51.5074, longitude: -0.1278 })).timezone).toBe('Europe/London');
    for (const timezone of ['UTC', '+05:45', 'America/New_York']) {
      expect((await create({ timezone })).timezone).toBe(timezone);
    }
  });

  test('an unknown time is null, said twice', async () => {
    expect(await create({ timeOfBirth: null, timeKnown: false })).toMatchObject({
      timeOfBirth: null,
      timeKnown: false,
    });
    for (const changes of [{ timeOfBirth: null }, { timeOfBirth: '' }, { timeKnown: false }])
      expect((await owner.post('/api/users', { ...BIRTH, ...changes })).status).toBe(400);
  });

  test('a visitor lists their own profiles, oldest first [C6-04] [C7-CALL-08]', async () => {
    expect((await owner.get('/api/users')).body).toEqual([]);
    const made = [];
    for (const name of ['first', 'second', 'third']) made.push(await create({ name }));
    const { status, body } = await owner.get('/api/users');
    expect(status).toBe(200);
    expect(body).toEqual(made.map(({ chartData: _chart, ...listed }) => listed));
    expect((await other.get('/api/users')).body).toEqual([]);
  });

  test('the owner changes any field and sees it changed [C7-CALL-11] [C7-CALL-12]', async () => {
    const user = await create();
    const changes = {
      name: 'Meera Iyer',
      dateOfBirth: '1999-12-31',
      timeOfBirth: '06:30:15',
      placeOfBirth: 'Oslo',
      latitude: 59.9139,
      longitude: '10.7522',
    };
    const { status, body } = await owner.patch(`/api/users/${user.id}`, changes);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...changes,
      longitude: 10.7522,
      timezone: 'Europe/Oslo',
      createdAt: user.createdAt,
    });
    expect(body.updatedAt > user.updatedAt).toBe(true);
    expect((await owner.get(`/api/users/${user.id}`)).body).toEqual(body);
  });

  test('a zone that was sent stays until the place changes', async () => {
    const user = await create({ timezone: 'UTC' });
    const path = `/api/users/${user.id}`;
    expect((await owner.patch(path, { name: 'Another' })).body.timezone).toBe('UTC');
    expect((await owner.patch(path, { latitude: 51.5, longitude: 0 })).body.timezone).toBe('Europe/London');
    expect(
      (await owner.patch(path, { latitude: 13.08, longitude: 80.27, timezone: '+05:30' })).body.timezone,
    ).toBe('+05:30');
  });

  test('a time becomes unknown and known again', async () => {
    const user = await create();
    const path = `/api/users/${user.id}`;
    const unknown = await owner.patch(path, { timeOfBirth: null, timeKnown: false });
    expect(unknown.body).toMatchObject({ timeOfBirth: null, timeKnown: false });
    expect((await owner.patch(path, { timeKnown: true })).status).toBe(400);
    expect((await owner.patch(path, { timeOfBirth: '07:00' })).body).toMatchObject({
      timeOfBirth: '07:00',
      timeKnown: true,
    });
  });

  test('an edit without anything in it changes nothing', async () => {
    const user = await create();
    for (const options of [{ json: {} }, {}, { body: '', headers: { 'content-type': 'text/plain' } }]) {
      const { status, body } = await owner.call('PATCH', `/api/users/${user.id}`, options);
      expect([status, body]).toEqual([200, user]);
    }
  });

  test('an edit of bad data is 400 and changes nothing', async () => {
    const user = await create();
    for (const changes of [
      { name: '' },
      { latitude: 91 },
      { dateOfBirth: '2023-02-29' },
      { timeOfBirth: null },
    ])
      expect((await owner.patch(`/api/users/${user.id}`, changes)).status).toBe(400);
    expect((await owner.get(`/api/users/${user.id}`)).body).toEqual(user);
  });

  test('the owner removes it [C7-CALL-13]', async () => {
    const user = await create();
    expect((await owner.delete(`/api/users/${user.id}`)).status).toBe(204);
    expect((await owner.get(`/api/users/${user.id}`)).status).toBe(404);
    expect((await owner.delete(`/api/users/${user.id}`)).status).toBe(404);
    expect((await owner.get('/api/users')).body).toEqual([]);
  });

  test('the owner removes the state that was read, and no other', async () => {
    const user = await create();
    const path = `/api/users/${user.id}`;
    const { body: now } = await owner.patch(path, { name: 'Second' });
    const late = await owner.call('DELETE', path, { json: { updatedAt: user.updatedAt } });
    expect([late.status, late.body.current]).toEqual([409, now]);
    const older = await owner.call('DELETE', path, { json: { updatedAt: '0000-01-01T00:00:00Z' } });
    expect(older.status).toBe(409);
    const strange = await other.call('DELETE', path, { json: { updatedAt: now.updatedAt } });
    expect(strange.status).toBe(404);
    expect((await owner.get(path)).body).toEqual(now);
    expect((await owner.call('DELETE', path, { json: { updatedAt: now.updatedAt } })).status).toBe(204);
    expect((await owner.call('DELETE', path, { json: { updatedAt: now.updatedAt } })).status).toBe(404);
  });

  test('a removal with a bad body is 400 and removes nothing', async () => {
    const user = await create();
    const headers = { 'content-type': 'application/json' };
    for (const body of ['{', '[]', '{"updatedAt":"yesterday"}', '{"updatedAt":null}']) {
      const { status } = await owner.call('DELETE', `/api/users/${user.id}`, { body, headers });
      expect(status).toBe(400);
    }
    expect((await owner.get(`/api/users/${user.id}`)).body).toEqual(user);
    const { status } = await owner.call('DELETE', `/api/users/${user.id}`, { json: {} });
    expect(status).toBe(204);
  });

  test('nobody else changes or removes it: to them it is not there [C6-05]', async () => {
    const user = await create();
    await other.post('/api/users', BIRTH);
    const nobody = await visitorOf(sharedServerUrl(engine));
    for (const visitor of [other, nobody]) {
      expect((await visitor.patch(`/api/users/${user.id}`, { name: 'Mallory' })).status).toBe(404);
      expect((await visitor.delete(`/api/users/${user.id}`)).status).toBe(404);
    }
    expect((await owner.get(`/api/users/${user.id}`)).body).toEqual(user);
  });

  describe('the visitor cookie', () => {
    test('comes with the first thing a visitor makes, and not again [C1-13]', async () => {
      const first = await owner.post('/api/users', BIRTH);
      const [cookie = '', ...more] = first.headers.getSetCookie();
      expect(more).toEqual([]);
      expect(cookie).toMatch(
        /^visitor=[\w-]{22}\.[\w-]{43}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/,
      );
      expect((await owner.post('/api/users', BIRTH)).headers.getSetCookie()).toEqual([]);
      expect((await owner.get('/api/users')).body).toHaveLength(2);
    });

    test('does not come with reading, failing or changing nothing', async () => {
      const answers = [
        await other.get('/api/users'),
        await other.post('/api/users', { ...BIRTH, name: '' }),
        await other.patch(`/api/users/${randomUUID()}`, { name: 'x' }),
        await other.delete(`/api/users/${randomUUID()}`),
      ];
      for (const { headers } of answers) expect(headers.getSetCookie()).toEqual([]);
    });

    test('is nothing when forged, and a new one is given', async () => {
      const user = await create();
      const [id = '', signature = ''] = (owner.cookie() ?? '').replace('visitor=', '').split('.');
      const flipped = signature.startsWith('A') ? `B${signature.slice(1)}` : `A${signature.slice(1)}`;
      for (const value of [id, `${id}.`, `${id}.${flipped}`, `${'A'.repeat(22)}.${signature}`, 'rubbish']) {
        const cookie = { cookie: `visitor=${value}` };
        expect((await other.get('/api/users', cookie)).body).toEqual([]);
        expect((await other.patch(`/api/users/${user.id}`, { name: 'Mallory' }, cookie)).status).toBe(404);
        expect((await other.post('/api/users', BIRTH, cookie)).headers.getSetCookie()).toHaveLength(1);
      }
    });
  });

  describe('a stale edit', () => {
    test('is 409 with the profile as it is', async () => {
      const user = await create();
      const path = `/api/users/${user.id}`;
      const { body: now } = await owner.patch(path, { name: 'Second', updatedAt: user.updatedAt });
      const late = await owner.patch(path, { name: 'Third', updatedAt: user.updatedAt });
      expect(late.status).toBe(409);
      expect(late.body.current).toEqual(now);
      expect((await owner.patch(path, { name: 'Third', updatedAt: now.updatedAt })).status).toBe(200);
    });

    test('is known by its instant, however that is written', async () => {
      const user = await create();
      const updatedAt = user.updatedAt.replace('Z', '+00:00');
      expect((await owner.patch(`/api/users/${user.id}`, { name: 'x', updatedAt })).status).toBe(200);
    });

    test('loses against exactly one of many at once', async () => {
      const user = await create();
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          owner.patch(`/api/users/${user.id}`, { name: `Name ${index}`, updatedAt: user.updatedAt }),
        ),
      );
      const winners = answers.filter(({ status }) => status === 200);
      expect(winners).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
      expect((await owner.get(`/api/users/${user.id}`)).body).toEqual(winners[0]?.body);
    });
  });

  test('of edits at once to different fields none is lost', async () => {
    const user = await create();
    const edits = [
      { name: 'Edited' },
      { dateOfBirth: '1990-05-15' },
      { timeOfBirth: '10:30' },
      { placeOfBirth: 'Mumbai' },
      { latitude: 19.0728 },
      { longitude: 72.8826 },
    ];
    const answers = await Promise.all(edits.map((edit) => owner.patch(`/api/users/${user.id}`, edit)));
    expect(answers.map(({ status }) => status)).toEqual(edits.map(() => 200));
    expect(new Set(answers.map(({ body }) => body.updatedAt)).size).toBe(edits.length);
    expect((await owner.get(`/api/users/${user.id}`)).body).toMatchObject(Object.assign({}, ...edits));
  });
});
