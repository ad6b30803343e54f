/** GET /api/cosmic-insights on both engines. What the texts say is tested where they are made. */
import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { type HttpClient, visitorOf } from '@/tests/fixtures/http-client';
import { ENGINES, sharedServerUrl } from '@/tests/fixtures/servers';

jest.setTimeout(30_000);

const PATH = '/api/cosmic-insights';
const dateIn = (timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date());

describe.each(ENGINES)('cosmic insights on %s', (engine) => {
  let reader: HttpClient;

  beforeAll(async () => {
    reader = await visitorOf(sharedServerUrl(engine));
  });

  test('answer four texts and the planets [C3-35] [C7-CALL-17]', async () => {
    const { status, body, headers } = await reader.get(PATH);
    expect(status).toBe(200);
    expect(Object.keys(body.insights)).toEqual([
      'invitation',
      'todaysEnergy',
      'generalGuidance',
      'planetaryHighlight',
    ]);
    for (const text of Object.values<string>(body.insights))
      expect(text.split(' ').length).toBeGreaterThan(20);
    expect(body.planetaryData).toMatch(/^Sun in .*Moon in .*Ketu in /);
    for (const { of, text } of body.reasons) expect(body.insights[of]).toContain(text);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(Number(headers.get('cache-control')?.split('=').at(-1))).toBeLessThanOrEqual(600);
  });

  test('are today’s in Kolkata, or in the zone that is named', async () => {
    const before = dateIn('Asia/Kolkata');
    expect([before, dateIn('Asia/Kolkata')]).toContain((await reader.get(PATH)).body.date);
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      const { body } = await reader.get(`${PATH}?timezone=${zone}`);
      expect(body.date).toBe(dateIn(zone));
    }
  });

  test('carry an ETag and answer 304', async () => {
    const etag = (await reader.get(PATH)).headers.get('etag') ?? '';
    expect((await reader.get(PATH, { 'if-none-match': etag })).status).toBe(304);
  });

  test('refuse a zone that there is not', async () => {
    const { status, body } = await reader.get(`${PATH}?timezone=Mars/Olympus`);
    expect(status).toBe(400);
    expect(body.issues[0].path).toBe('timezone');
  });
});
