import { readEnv } from '@/lib/env';
import type { Mail } from '@/lib/mail/mail';
import { sendByResend } from '@/lib/mail/send-by-resend';
import { writeToOutbox } from '@/lib/mail/write-to-outbox';

/**
 * Sends one mail: through Resend where RESEND_API_KEY is set, else into the outbox in DATA_DIR. Resolves when it was
 * accepted; throws when it was not, or when nobody knows. Never called inside a database transaction.
 */
export async function sendMail(mail: Mail): Promise<void> {
  const { RESEND_API_KEY } = readEnv();
  await (RESEND_API_KEY === undefined ? writeToOutbox(mail) : sendByResend(mail, RESEND_API_KEY));
}
