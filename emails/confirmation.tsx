import { MailButton, MailLayout, MailParagraph } from '@/emails/mail-layout';

/** The mail after a sign-up. It holds nothing that was typed, so that nobody can have us send their words to a stranger. */
export const CONFIRMATION = {
  subject: 'Confirm your subscription to Chandra',
  preheader: 'One press is left. The link works for seven days.',
  heading: 'One step is left',
  request: 'Somebody, we hope it was you, asked for Chandra’s mails to come to this address.',
  button: 'Confirm my subscription',
  validity: 'The link works for seven days, and only the button on its page confirms.',
  closing: 'If it was not you, do nothing: no newsletter is sent to an address that was not confirmed.',
} as const;

export function Confirmation({ link }: { link: string }) {
  return (
    <MailLayout {...CONFIRMATION}>
      <MailParagraph>{CONFIRMATION.request}</MailParagraph>
      <MailParagraph>
        <MailButton href={link}>{CONFIRMATION.button}</MailButton>
      </MailParagraph>
      <MailParagraph>{CONFIRMATION.validity}</MailParagraph>
    </MailLayout>
  );
}
