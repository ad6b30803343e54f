import { Resend } from 'resend';
import { type Mail, MailError } from '@/lib/mail/mail';

export interface ResendAccess {
  readonly apiKey: string;
  readonly baseUrl: string;
  readonly from: string;
  readonly timeoutMilliseconds: number;
}

/** Hands a mail to Resend. Throws {@link MailError} when it was not accepted, or nobody answered in time. */
export async function sendByResend(mail: Mail, access: ResendAccess): Promise<void> {
  const { to, subject, html, text, headers, idempotencyKey } = mail;
  const { apiKey, baseUrl, from, timeoutMilliseconds } = access;
  const { error } = await new Resend(apiKey, { baseUrl }).emails.send(
    { from, to, subject, html, text, ...(headers && { headers: { ...headers } }) },
    { idempotencyKey, signal: AbortSignal.timeout(timeoutMilliseconds) },
  );
  if (error !== null) throw new MailError(`Resend: ${error.name}, status ${error.statusCode ?? 'none'}`);
}
