/** GET /api/panchang on both engines. What a panchang says is tested where it is made. */
import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { type HttpClient, visitorOf } from '@/tests/fixtures/http-client';
import { ENGINES, sharedServerUrl } from '@/tests/fixtures/servers';

jest.setTimeout(30_000);

const CHENNAI = 'latitude=13.0827&longitude=80.2707';
const PATH = `/api/panchang?${CHENNAI}`;

describe.each(ENGINES)('panchang on %s', (engine) => {
  let reader: HttpClient;

  beforeAll(async () => {
    reader = await visitorOf(sharedServerUrl(engine));
  });

  test('is answered for a date and place, in the zone of the place', async () => {
    const { status, body, headers } = await reader.get(`${PATH}&date=2020-01-01`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      date: '2020-01-01',
      timezone: 'Asia/Kolkata',
      vara: { index: 3 },
      abhijit: null,
      note: null,
    });
    expect(body.tithi[0]).toMatchObject({ index: 6, name: 'Shashthi', paksha: 'Shukla' });
    expect(body.hora).toHaveLength(24);
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=86400');
    expect(headers.get('access-control-allow-origin')).toBe('*');
  });

  test('is today’s where no date is asked for', async () => {
    const dateIn = (timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date());
    for (const [query, zone] of [
      [PATH, 'Asia/Kolkata'],
      [`${PATH}&timezone=Pacific/Kiritimati`, 'Pacific/Kiritimati'],
      ['/api/panchang?latitude=-14.28&longitude=-170.7', 'Pacific/Pago_Pago'],
    ] as const) {
      const before = dateIn(zone);
      const { body, headers } = await reader.get(query);
      expect([before, dateIn(zone)]).toContain(body.date);
      expect(body.timezone).toBe(zone);
      expect(Number(headers.get('cache-control')?.split('=').at(-1))).toBeLessThanOrEqual(3600);
    }
  });

  test('carries an ETag and answers 304', async () => {
    const first = await reader.get(`${PATH}&date=2020-01-01`);
    const etag = first.headers.get('etag') ?? '';
    expect((await reader.get(`${PATH}&date=2020-01-01`, { 'if-none-match': etag })).status).toBe(304);
  });

  test.each([
    'latitude=78.2232&longitude=15.6267&date=2020-01-01',
    'latitude=78.2232&longitude=15.6267&date=2020-06-21',
    'latitude=90&longitude=0&date=2020-03-20',
    'latitude=-90&longitude=-180&date=1800-01-01',
    'latitude=1e1&longitude=180&date=2099-12-31&timezone=%2B15:30',
    'latitude=-13.83&longitude=-171.77&date=2011-12-30',
  ])('is there for %s', async (query) => {
    expect((await reader.get(`/api/panchang?${query}`)).status).toBe(200);
  });

  test.each([
    ['latitude', 'longitude=80'],
    ['longitude', 'latitude=13'],
    ['latitude', 'latitude=91&longitude=80'],
    ['latitude', 'latitude=NaN&longitude=80'],
    ['longitude', 'latitude=13&longitude=east'],
    ['date', `${CHENNAI}&date=2020-02-31`],
    ['date', `${CHENNAI}&date=1700-01-01`],
    ['timezone', `${CHENNAI}&timezone=Mars/Olympus`],
  ])('names %s in ?%s', async (field, query) => {
    const { status, body } = await reader.get(`/api/panchang?${query}`);
    expect(status).toBe(400);
    expect(body.issues.map(({ path }: { path: string }) => path)).toEqual([field]);
  });
});
