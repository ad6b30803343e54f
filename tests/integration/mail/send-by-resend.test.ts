import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type Mail, MailError } from '@/lib/mail/mail';
import { sendByResend } from '@/lib/mail/send-by-resend';
import { type RecordingServer, startRecordingServer } from '@/tests/fixtures/recording-server';

const MAIL: Mail = {
  to: 'meera@example.org',
  subject: 'Tonight',
  html: '<p>Full Moon</p>',
  text: 'Full Moon',
  idempotencyKey: 'sign-up/1/2',
};

let service: RecordingServer;
let answer: (response: ServerResponse) => void;

beforeEach(async () => {
  answer = (response) => response.end('{"id":"mail-1"}');
  service = await startRecordingServer((response) => answer(response));
});
afterEach(() => service.stop());

const send = (mail: Partial<Mail> = {}) =>
  sendByResend(
    { ...MAIL, ...mail },
    { apiKey: 're_test', baseUrl: service.url, from: 'Chandra <daily@x.example>', timeoutMilliseconds: 500 },
  );

describe('Resend', () => {
  test('is handed the mail, with its key against repeats', async () => {
    await send({ headers: { 'List-Unsubscribe': '<https://x.example>' } });
    expect(service.calls).toHaveLength(1);
    expect(service.calls[0]).toMatchObject({
      method: 'POST',
      path: '/emails',
      headers: { authorization: 'Bearer re_test', 'idempotency-key': 'sign-up/1/2' },
    });
    expect(JSON.parse(service.calls[0]?.body ?? '')).toEqual({
      from: 'Chandra <daily@x.example>',
      to: 'meera@example.org',
      subject: 'Tonight',
      html: '<p>Full Moon</p>',
      text: 'Full Moon',
      headers: { 'List-Unsubscribe': '<https://x.example>' },
    });
  });

  test.each([
    [500, 'oops', 'Resend: application_error, status 500'],
    [
      429,
      '{"name":"rate_limit_exceeded","statusCode":429,"message":"slow"}',
      'Resend: rate_limit_exceeded, status 429',
    ],
    [
      422,
      '{"name":"validation_error","statusCode":422,"message":"meera@example.org is wrong"}',
      'Resend: validation_error, status 422',
    ],
  ])('refusing with %d fails the mail without its own words', async (status, body, message) => {
    answer = (response) => response.writeHead(status).end(body);
    await expect(send()).rejects.toEqual(new MailError(message));
  });

  test('not answering in time fails the mail', async () => {
    answer = () => {};
    await expect(send()).rejects.toEqual(new MailError('Resend: application_error, status none'));
  });

  test('being unreachable fails the mail', async () => {
    await service.stop();
    await expect(send()).rejects.toBeInstanceOf(MailError);
  });
});
