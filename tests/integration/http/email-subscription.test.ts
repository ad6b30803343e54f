/** The e-mail subscription on both engines, mails in the outbox. What a sign-up may say is tested beside its schema. */
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { type HttpClient, visitorOf } from '@/tests/fixtures/http-client';
import { linkIn, mailsTo, untilMailed } from '@/tests/fixtures/outbox';
import { type PostgresServer, startPostgres } from '@/tests/fixtures/postgres';
import { ENGINES, type RunningServer, startServer, temporaryFolder } from '@/tests/fixtures/servers';

jest.setTimeout(30_000);

const SIGN_UP = '/api/email-subscription';
const CONFIRM = `${SIGN_UP}/confirm`;
const ANSWER = { success: true, message: 'Please check your email to confirm your subscription.' };
const LANDING = {
  source: 'landing_page',
  preferences: {
    dailyHoroscope: true,
    weeklyInsights: false,
    monthlyPredictions: false,
    specialEvents: false,
  },
};
const FULL = {
  name: null,
  source: 'horoscope_page',
  dailyHoroscope: true,
  weeklyInsights: true,
  monthlyPredictions: true,
  specialEvents: true,
  preferredNakshatras: ['Purva Ashadha'],
  preferredSendTime: '05:07',
  timezone: 'Pacific/Chatham',
};

describe.each(ENGINES)('the e-mail subscription on %s', (engine) => {
  let postgres: PostgresServer | undefined;
  let dataFolder: string;
  let server: RunningServer;
  let stranger: HttpClient;

  beforeAll(async () => {
    postgres = engine === 'postgres' ? await startPostgres() : undefined;
    dataFolder = await temporaryFolder();
    server = await startServer({
      dataFolder,
      databaseUrl: await postgres?.createDatabase(),
      env: {
        NEXT_PUBLIC_SITE_URL: 'https://chandra.example',
        CHANDRA_NOW: '2026-11-21T06:00:00Z',
        LOG_LEVEL: 'trace',
      },
    });
    stranger = await visitorOf(server.url);
  }, 90_000);

  afterAll(async () => {
    await server.stop();
    await postgres?.stop();
    await rm(dataFolder, { recursive: true, force: true });
  });

  const signUp = (email: string, body: object = {}) => stranger.post(SIGN_UP, { email, ...body });

  async function confirmed(email: string): Promise<string> {
    await signUp(email);
    const [mail] = await untilMailed(dataFolder, email);
    const token = linkIn(mail ?? {}).searchParams.get('token') ?? '';
    expect((await stranger.post(CONFIRM, { token })).status).toBe(200);
    return token;
  }

  test.each([
    ['the landing form’s payload [C7-CALL-03]', LANDING],
    ['the full form’s payload [C7-CALL-04]', FULL],
    ['an address alone', {}],
  ])('takes %s', async (what, body) => {
    const email = `shape${what.length}@example.org`;
    const { status, headers, body: answer } = await signUp(email, body);
    expect([status, answer]).toEqual([200, ANSWER]);
    expect(headers.getSetCookie()).toEqual([]);
    expect(await untilMailed(dataFolder, email)).toHaveLength(1);
  });

  test('answers success and message, and error where it refuses [C7-CALL-05]', async () => {
    expect(Object.keys((await signUp('fields@example.org')).body)).toEqual(['success', 'message']);
    const { status, headers, body } = await signUp('nobody at all');
    expect([status, headers.get('content-type')]).toEqual([400, 'application/problem+json']);
    expect(body).toMatchObject({
      success: false,
      message: 'Please enter a valid email address.',
      error: 'Bad input: email must be an e-mail address.',
      issues: [{ path: 'email', message: 'must be an e-mail address' }],
    });
  });

  test.each([
    ['no address', {}, 'Please enter a valid email address.'],
    ['an unknown star', { preferredNakshatras: ['Polaris'] }, /none of the 27 nakshatras/],
    ['an unknown zone', { timezone: 'Mars/Olympus' }, /timezone must be an IANA time zone/],
    ['a time that is none', { preferredSendTime: '24:00' }, /preferredSendTime must be a time/],
  ])('refuses %s, and says so in its message', async (what, fields, message) => {
    const email = what === 'no address' ? {} : { email: 'refused@example.org' };
    const { status, body } = await stranger.post(SIGN_UP, { ...email, ...fields });
    expect([status, body.success]).toEqual([400, false]);
    expect(body.message).toEqual(typeof message === 'string' ? message : expect.stringMatching(message));
    expect(await mailsTo(dataFolder, 'refused@example.org')).toEqual([]);
  });

  test('refuses what is no JSON, with success false', async () => {
    const headers = { 'content-type': 'application/json' };
    const { status, body } = await stranger.call('POST', SIGN_UP, { body: '{"email":', headers });
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, message: body.detail });
  });

  test('mails one link, in a message that every mail reader reads', async () => {
    await signUp(' Meera+Stars@BÜCHER.example ', FULL);
    const [mail, ...more] = await untilMailed(dataFolder, 'Meera+Stars@xn--bcher-kva.example');
    expect(more).toEqual([]);
    expect(mail?.from).toMatchObject({ name: 'Chandra', address: 'daily@chandra.example' });
    expect(mail?.to).toMatchObject([{ name: '', address: 'Meera+Stars@xn--bcher-kva.example' }]);
    expect(mail?.subject).toBe('Confirm your subscription to Chandra');
    expect(Date.parse(mail?.date ?? '')).toBeGreaterThanOrEqual(Date.parse('2026-11-21T06:00:00Z'));
    expect(Date.parse(mail?.date ?? '')).toBeLessThan(Date.parse('2026-11-21T06:05:00Z'));
    expect(mail?.messageId).toMatch(/^<[0-9a-f]{32}@chandra\.example>$/);
    const source = mail?.source ?? '';
    expect(source).toMatch(/^MIME-Version: 1\.0\r$/m);
    expect(source).toMatch(/^Content-Type: multipart\/alternative;/m);
    expect(source.match(/^Content-Type: text\/\w+/gm)).toEqual([
      'Content-Type: text/plain',
      'Content-Type: text/html',
    ]);
    for (const encoding of source.match(/^Content-Transfer-Encoding: .+$/gm) ?? [])
      expect(encoding).toMatch(/: (7bit|quoted-printable)$/);
    expect(mail?.headers.map(({ key }) => key)).not.toContain('list-unsubscribe');
    const link = linkIn(mail ?? {});
    expect(`${link.origin}${link.pathname}`).toBe('https://chandra.example/newsletter/confirm');
    expect([...link.searchParams.keys()]).toEqual(['token']);
    const hrefs = [...(mail?.html ?? '').matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(hrefs).toEqual([link.href]);
  });

  test('mails HTML that is small, fetches nothing and shows nothing that was typed', async () => {
    const typed = '<b>Win a prize at evil.example</b>';
    await signUp('small@example.org', { name: typed, source: typed });
    const [mail] = await untilMailed(dataFolder, 'small@example.org');
    const html = mail?.html ?? '';
    expect(Buffer.byteLength(html)).toBeLessThan(80_000);
    expect(html).toContain('prefers-color-scheme: dark');
    expect(html).not.toMatch(/<img|<script|src=|url\(|undefined|evil\.example/);
    expect(mail?.text).not.toMatch(/undefined|evil\.example/);
    expect(mail?.text?.split('\n').every((line) => line.length <= 72 || line.startsWith('https:'))).toBe(
      true,
    );
  });

  test('confirms with the mailed token, as often as it comes [C4-11]', async () => {
    const token = await confirmed('sure@example.org');
    const { status, body } = await stranger.post(CONFIRM, { token });
    expect([status, body]).toEqual([200, { success: true, message: 'Your subscription is confirmed.' }]);
  });

  test('tells a confirmed subscriber that they are, with no token', async () => {
    await confirmed('known@example.org');
    expect((await signUp('Known@example.org', { specialEvents: false })).body).toEqual(ANSWER);
    const [, notice] = await untilMailed(dataFolder, 'known@example.org', 2);
    expect(notice?.subject).toBe('You are subscribed to Chandra already');
    expect(notice?.source).not.toMatch(/token|newsletter\/confirm/);
  });

  test.each([
    [{}],
    [{ token: '' }],
    [{ token: 7 }],
    [{ token: 'never given' }],
    [{ token: 'x'.repeat(9000) }],
  ])('refuses to confirm with %.40j', async (json) => {
    const { status, body } = await stranger.post(CONFIRM, json);
    expect([status, body.success]).toEqual([400, false]);
    expect(body.message).toBe(body.detail);
  });

  test('changes nothing when its link is only followed', async () => {
    await signUp('scanned@example.org');
    const [mail] = await untilMailed(dataFolder, 'scanned@example.org');
    const { pathname, search } = linkIn(mail ?? {});
    for (const method of ['GET', 'HEAD'])
      expect((await fetch(server.url + pathname + search, { method })).status).toBe(200);
    expect((await stranger.get(CONFIRM + search)).status).toBe(405);
    await signUp('scanned@example.org');
    const [, again] = await untilMailed(dataFolder, 'scanned@example.org', 2);
    expect(again?.subject).toBe('Confirm your subscription to Chandra');
  });

  test('puts no header of a stranger’s into a mail', async () => {
    for (const email of [
      'a@example.org\r\nBcc: b@example.org',
      'a@example.org, b@example.org',
      'a b@example.org',
    ])
      expect((await signUp(email)).status).toBe(400);
    await signUp('header@example.org', {
      name: 'A\r\nBcc: b@example.org',
      source: 'x\r\nBcc: b@example.org',
    });
    const [mail] = await untilMailed(dataFolder, 'header@example.org');
    expect(mail?.source).not.toContain('b@example.org');
  });

  test('takes the same time for an address that is known, and one that is not', async () => {
    await confirmed('timed@example.org');
    await signUp('waiting@example.org');
    const times: Record<'new' | 'confirmed' | 'pending', number[]> = { new: [], confirmed: [], pending: [] };
    for (let round = 0; round < 25; round += 1)
      for (const [kind, email] of [
        ['new', `new${round}@example.org`],
        ['confirmed', 'timed@example.org'],
        ['pending', 'waiting@example.org'],
      ] as const) {
        const startedAt = performance.now();
        await signUp(email);
        times[kind].push(performance.now() - startedAt);
      }
    // The quickest of each: a busy machine makes some answers miss their beat, and never all.
    const fresh = Math.min(...times.new);
    // An answer never comes before its beat, whatever the machine does besides.
    for (const list of Object.values(times)) expect(Math.min(...list)).toBeGreaterThan(48);
    expect(Math.abs(Math.min(...times.confirmed) - fresh)).toBeLessThan(15);
    expect(Math.abs(Math.min(...times.pending) - fresh)).toBeLessThan(15);
  });

  test('keeps addresses and tokens out of the log', async () => {
    await confirmed('private@example.org');
    const [mail] = await mailsTo(dataFolder, 'private@example.org');
    const { stdout, stderr } = server.output();
    expect(stdout).toContain('/api/email-subscription');
    expect(stdout + stderr).not.toMatch(/private@|@example\.org/);
    expect(stdout + stderr).not.toContain(linkIn(mail ?? {}).searchParams.get('token'));
  });
});
