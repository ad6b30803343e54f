import { Resend } from 'resend';
import { readEnv } from '@/lib/env';
import { type Mail, MailError } from '@/lib/mail/mail';
import { sender } from '@/lib/mail/sender';

const RESEND_URL = 'https://api.resend.com';
/** Longer than a service that works ever takes, short enough for a stop to wait for it. */
const TIMEOUT_MS = 8_000;

/** Hands a mail to Resend. Throws {@link MailError} when it was not accepted, or no answer came within 8 s. */
export async function sendByResend(mail: Mail, apiKey: string): Promise<void> {
  const { to, subject, html, text, headers, idempotencyKey } = mail;
  const resend = new Resend(apiKey, { baseUrl: readEnv().RESEND_BASE_URL ?? RESEND_URL });
  const { error } = await resend.emails.send(
    { from: sender(), to, subject, html, text, ...(headers && { headers: { ...headers } }) },
    { idempotencyKey, signal: AbortSignal.timeout(TIMEOUT_MS) },
  );
  // The service's own words may repeat the address.
  if (error !== null) throw new MailError(`Resend: ${error.name}, status ${error.statusCode ?? 'none'}`);
}
