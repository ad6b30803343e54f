import { createHash } from 'node:crypto';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { Mail } from '@/lib/mail/mail';

export interface Envelope {
  readonly from: string;
  /** The host that the Message-ID names. */
  readonly host: string;
  readonly date: Date;
}

/** A short name for a mail, the same for every attempt at it; it gives nothing of the key away. */
export function mailName({ idempotencyKey }: Pick<Mail, 'idempotencyKey'>): string {
  return createHash('sha256').update(idempotencyKey).digest('hex').slice(0, 32);
}

/**
 * A mail as an RFC 5322 message with CRLF line ends: text and HTML as alternatives, each 7bit or quoted-printable, so
 * that it can be read with a pair of eyes.
 */
export async function composeMessage(mail: Mail, { from, host, date }: Envelope): Promise<Buffer> {
  const composer = new MailComposer({
    from,
    // As an object, so that no character of the address is read as a second one.
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    headers: { ...mail.headers },
    date,
    messageId: `<${mailName(mail)}@${host}>`,
    textEncoding: 'quoted-printable',
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}
