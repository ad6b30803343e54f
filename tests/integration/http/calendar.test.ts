/** GET /api/calendar/{star}.ics on both engines. What the calendars say is tested where they are made. */
import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import ICAL from 'ical.js';
import { NAKSHATRA_NAMES } from '@/lib/astrology/nakshatras';
import { type HttpClient, visitorOf } from '@/tests/fixtures/http-client';
import { ENGINES, sharedServerUrl } from '@/tests/fixtures/servers';

jest.setTimeout(60_000);

const pathOf = (star: string) => `/api/calendar/${star.toLowerCase().replaceAll(' ', '-')}.ics`;

describe.each(ENGINES)('calendars on %s', (engine) => {
  let reader: HttpClient;

  beforeAll(async () => {
    reader = await visitorOf(sharedServerUrl(engine));
  });

  test('are there for every star, and a strict parser reads them', async () => {
    for (const star of NAKSHATRA_NAMES) {
      const { status, text } = await reader.get(pathOf(star));
      expect(status).toBe(200);
      const calendar = new ICAL.Component(ICAL.parse(text));
      expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe(`Chandra: ${star}`);
      // A star a day and chandrashtama each month, for 90 days.
      expect(calendar.getAllSubcomponents('vevent').length).toBeGreaterThan(90);
    }
  });

  test('come as a file, kept until the day turns in India, the same bytes all day', async () => {
    const { headers, text } = await reader.get(pathOf('Purva Phalguni'));
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(headers.get('content-disposition')).toBe('inline; filename="chandra-purva-phalguni.ics"');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    const sharedSeconds = Number(
      /^public, max-age=0, s-maxage=(\d+)$/.exec(headers.get('cache-control') ?? '')?.[1],
    );
    const midnight = (Math.floor((Date.now() / 1000 + 19_800) / 86_400) + 1) * 86_400 - 19_800;
    expect(Math.abs(sharedSeconds - (midnight - Date.now() / 1000))).toBeLessThan(30);
    expect((await reader.get(pathOf('Purva Phalguni'))).text).toBe(text);
  });

  test('carry an ETag and answer 304', async () => {
    const first = await reader.get(pathOf('Rohini'));
    const etag = first.headers.get('etag') ?? '';
    const again = await reader.get(pathOf('Rohini'), { 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect(again.text).toBe('');
    expect(again.headers.get('etag')).toBe(etag);
  });

  test.each(['sirius.ics', 'rohini', 'Rohini.ics', 'purva%20phalguni.ics', '.ics', 'rohini.ics.ics'])(
    '%s is not found',
    async (file) => {
      const { status, body } = await reader.get(`/api/calendar/${file}`);
      expect(status).toBe(404);
      expect(body.title).toBeDefined();
    },
  );
});
