import { render } from 'react-email';
import { ALREADY_SUBSCRIBED, AlreadySubscribed } from '@/emails/already-subscribed';
import { CONFIRMATION, Confirmation } from '@/emails/confirmation';
import { plainText } from '@/emails/plain-text';
import type { SignUpMails } from '@/lib/newsletter/send-sign-up-mail';

/** The mails that signing up brings about, as HTML and as text. */
export const signUpMails: SignUpMails = {
  confirmation: async (link) => ({
    subject: CONFIRMATION.subject,
    html: await render(<Confirmation link={link} />),
    text: plainText(
      CONFIRMATION.heading,
      CONFIRMATION.request,
      `${CONFIRMATION.button}:\n${link}`,
      CONFIRMATION.validity,
      CONFIRMATION.closing,
    ),
  }),
  alreadySubscribed: async (siteAddress) => ({
    subject: ALREADY_SUBSCRIBED.subject,
    html: await render(<AlreadySubscribed siteAddress={siteAddress} />),
    text: plainText(
      ALREADY_SUBSCRIBED.heading,
      ALREADY_SUBSCRIBED.request,
      `${ALREADY_SUBSCRIBED.button}:\n${siteAddress}`,
      ALREADY_SUBSCRIBED.closing,
    ),
  }),
};
