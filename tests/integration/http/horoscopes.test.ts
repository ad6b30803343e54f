/** GET /api/nakshatra-horoscopes on both engines. What the texts say is tested where they are made. */
import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { type HttpClient, visitorOf } from '@/tests/fixtures/http-client';
import { ENGINES, sharedServerUrl } from '@/tests/fixtures/servers';

jest.setTimeout(30_000);

const PATH = '/api/nakshatra-horoscopes';
/** The specification's own list, in its order. */
const NAMES =
  'Ashwini, Bharani, Krittika, Rohini, Mrigashira, Ardra, Punarvasu, Pushya, Ashlesha, Magha, Purva Phalguni, Uttara Phalguni, Hasta, Chitra, Swati, Vishakha, Anuradha, Jyeshtha, Mula, Purva Ashadha, Uttara Ashadha, Shravana, Dhanishta, Shatabhisha, Purva Bhadrapada, Uttara Bhadrapada, Revati'.split(
    ', ',
  );

describe.each(ENGINES)('horoscopes on %s', (engine) => {
  let reader: HttpClient;

  beforeAll(async () => {
    reader = await visitorOf(sharedServerUrl(engine));
  });

  test('answer date, month, planets and the 27 stars [C3-39] [C3-40] [C3-41] [C3-42] [C3-43] [C7-CALL-24]', async () => {
    const { status, body } = await reader.get(`${PATH}?date=2026-11-21`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ date: '2026-11-21', month: 'November 2026' });
    expect(body.currentPlanets).toMatch(/Sun.*Moon.*Saturn/);
    expect(body.currentPlanets).not.toContain('\n');
    expect(Object.keys(body.nakshatras)).toEqual(NAMES);
    for (const name of NAMES) expect(body.nakshatras[name].daily.length).toBeGreaterThan(40);
  });

  test('give each star its month in markdown and its six life areas [C3-44] [C3-45]', async () => {
    const { body } = await reader.get(`${PATH}?date=2026-11-21`);
    const titles = ['Health', 'Finances', 'Love', 'Mental Wellness', 'Career', 'Spirituality'];
    for (const name of NAMES) {
      const { monthly, lifeAreas } = body.nakshatras[name];
      expect(monthly).toMatch(/\*\*[^*]+\*\*/);
      expect(Object.keys(lifeAreas)).toEqual(titles);
      for (const title of titles) expect(lifeAreas[title].split(/\s+/).length).toBeGreaterThan(20);
    }
  });

  test('are today’s in Kolkata when nothing is asked for, and in the zone that is', async () => {
    const dateIn = (timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date());
    const before = dateIn('Asia/Kolkata');
    const { body } = await reader.get(PATH);
    expect([before, dateIn('Asia/Kolkata')]).toContain(body.date);
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      const { body: there } = await reader.get(`${PATH}?timezone=${encodeURIComponent(zone)}`);
      expect(there.date).toBe(dateIn(zone));
    }
  });

  test('take an offset as it stands, its plus read as a blank', async () => {
    for (const offset of ['+14:00', '%2B14:00', '-11:00', '+15:59', '-15:59'])
      expect((await reader.get(`${PATH}?timezone=${offset}`)).status).toBe(200);
    const dates = ['+14:00', '%2B14:00', 'Pacific/Kiritimati'].map(
      async (zone) => (await reader.get(`${PATH}?timezone=${zone}`)).body.date,
    );
    expect(new Set(await Promise.all(dates)).size).toBe(1);
  });

  test.each(['1900-01-01', '2099-12-31', '2000-02-29'])('are there for %s', async (date) => {
    expect((await reader.get(`${PATH}?date=${date}`)).body.date).toBe(date);
  });

  test.each([
    'date=1899-12-31',
    'date=2100-01-01',
    'date=2026-02-29',
    'date=today',
    'date=',
    'date=2026-11-21T00:00:00Z',
    'timezone=Mars/Olympus',
    'timezone=',
  ])('are 400 for %s', async (query) => {
    const { status, body } = await reader.get(`${PATH}?${query}`);
    expect(status).toBe(400);
    expect(body.issues[0].path).toBe(query.split('=', 1)[0]);
  });

  test('of one star are the day’s, the month’s and the life areas’ with their reasons', async () => {
    const [{ status, body }, { body: all }] = await Promise.all([
      reader.get(`${PATH}/purva-phalguni?date=2026-11-21`),
      reader.get(`${PATH}?date=2026-11-21`),
    ]);
    expect(status).toBe(200);
    const { nakshatra, date, month, ...horoscope } = body;
    expect({ nakshatra, date, month }).toEqual({
      nakshatra: 'Purva Phalguni',
      date: '2026-11-21',
      month: 'November 2026',
    });
    expect(horoscope).toEqual(all.nakshatras['Purva Phalguni']);
  });

  test.each([
    ['no-such-star', 404],
    ['rohini?date=2100-01-01', 400],
    ['rohini?timezone=Mars/Olympus', 400],
  ])('of %s are %d', async (path, status) => {
    expect((await reader.get(`${PATH}/${path}`)).status).toBe(status);
  });
});
