import { MailButton, MailLayout, MailParagraph } from '@/emails/mail-layout';

/** The mail after a sign-up with an address that is confirmed already: whoever signed up was told nothing of that. */
export const ALREADY_SUBSCRIBED = {
  subject: 'You are subscribed to Chandra already',
  preheader: 'Nothing has changed, and there is nothing to do.',
  heading: 'You are subscribed already',
  request:
    'Somebody, perhaps you, signed up for Chandra’s mails with this address. It is subscribed and confirmed, so nothing has changed.',
  button: 'Read today’s horoscope',
  closing: 'If it was not you, do nothing: your choices are as you left them.',
} as const;

export function AlreadySubscribed({ siteAddress }: { siteAddress: string }) {
  return (
    <MailLayout {...ALREADY_SUBSCRIBED}>
      <MailParagraph>{ALREADY_SUBSCRIBED.request}</MailParagraph>
      <MailParagraph>
        <MailButton href={siteAddress}>{ALREADY_SUBSCRIBED.button}</MailButton>
      </MailParagraph>
    </MailLayout>
  );
}
