/** A mail that is ready to be sent, to one person. */
export interface Mail extends MailContent {
  /** An address as `emailAddress` leaves it, without a name. */
  readonly to: string;
  /** Header fields beside those that every mail has, such as List-Unsubscribe. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The same for every attempt at the same mail, at most 256 characters: a mail service accepts one of them. */
  readonly idempotencyKey: string;
}

/** What there is to read: what a template makes. */
export interface MailContent {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/**
 * A mail that was not accepted. `message` says what came back from the mail service without a word of its own, so that
 * nobody's address gets into a log.
 */
export class MailError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'MailError';
  }
}
