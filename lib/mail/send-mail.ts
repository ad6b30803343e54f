import path from 'node:path';
import { now } from '@/lib/clock';
import { readEnv } from '@/lib/env';
import type { Mail } from '@/lib/mail/mail';
import { sendByResend } from '@/lib/mail/send-by-resend';
import { mailHost, sender } from '@/lib/mail/sender';
import { writeToOutbox } from '@/lib/mail/write-to-outbox';

const RESEND_URL = 'https://api.resend.com';
/** Longer than a service that works ever takes, short enough for a server's stop to wait for it. */
const TIMEOUT_MILLISECONDS = 8_000;

/**
 * Sends one mail: through Resend where RESEND_API_KEY is set, else into the outbox in DATA_DIR. Resolves when it was
 * accepted; throws when it was not, or when nobody knows. Never called inside a database transaction.
 */
export async function sendMail(mail: Mail): Promise<void> {
  const { RESEND_API_KEY: apiKey, RESEND_BASE_URL: baseUrl = RESEND_URL, DATA_DIR } = readEnv();
  const from = sender();
  if (apiKey !== undefined)
    return sendByResend(mail, { apiKey, baseUrl, from, timeoutMilliseconds: TIMEOUT_MILLISECONDS });
  return writeToOutbox(mail, {
    folder: path.resolve(DATA_DIR, 'outbox'),
    envelope: { from, host: mailHost(), date: now() },
  });
}
