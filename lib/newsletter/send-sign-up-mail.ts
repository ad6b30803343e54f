import { db } from '@/lib/db/client';
import { siteUrl } from '@/lib/env';
import { log } from '@/lib/log';
import type { MailContent } from '@/lib/mail/mail';
import { sendMail } from '@/lib/mail/send-mail';
import type { DueSignUpMail } from '@/lib/newsletter/sign-up';
import { ROUTES } from '@/lib/routes';

/** The templates, which lie outside lib: whoever sends brings them along. */
export interface SignUpMails {
  readonly confirmation: (link: string) => Promise<MailContent>;
  readonly alreadySubscribed: (siteAddress: string) => Promise<MailContent>;
}

/**
 * Sends the mail that a sign-up brought about. Never throws: a failure is logged, without the address, and the mail is
 * not counted, so that the next sign-up sends at once.
 */
export async function sendSignUpMail(due: DueSignUpMail, mails: SignUpMails): Promise<void> {
  try {
    const content = await (due.kind === 'confirmation'
      ? mails.confirmation(confirmationLink(due.token))
      : mails.alreadySubscribed(siteUrl()));
    const idempotencyKey = `sign-up/${due.subscriberId}/${due.countedAt.getTime()}`;
    await sendMail({ ...content, to: due.to, idempotencyKey });
  } catch (error) {
    log().error({ err: error, subscriberId: due.subscriberId, mail: due.kind }, 'a sign-up mail failed');
    await uncount(due).catch((cause: unknown) => log().error({ err: cause }, 'a mail stays counted'));
  }
}

function confirmationLink(token: string): string {
  return `${siteUrl()}${ROUTES.newsletterConfirm.path}?token=${token}`;
}

/** Unless another sign-up has meanwhile brought a mail of its own. Touches nothing that an edit could be reckoned from. */
async function uncount({ subscriberId, countedAt }: DueSignUpMail): Promise<void> {
  await db().subscriber.updateMany({
    where: { id: subscriberId, signUpMailAt: countedAt },
    data: { signUpMailAt: null, signUpMails: { decrement: 1 } },
  });
}
