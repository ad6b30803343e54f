/** What a sign-up makes of the subscriber who is there already, as a pure function of both. */
import type { Subscriber } from '@/lib/db/generated/client';
import { TOKEN_DAYS } from '@/lib/newsletter/confirmation-token';
import type { SignUp } from '@/lib/newsletter/contract';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const FIRST_WAIT_MS = 3 * MINUTE_MS;
const LONGEST_WAIT_MS = DAY_MS;

type SubscriberStatus = 'pending' | 'confirmed' | 'unsubscribed';

/** Which mail a sign-up brings about; none when the last was too short a while ago. */
export type SignUpMailKind = 'confirmation' | 'already-subscribed' | 'none';

type MailHistory = Pick<Subscriber, 'signUpMailAt' | 'signUpMails'>;
type Fields = Omit<Subscriber, 'id' | 'emailKey' | 'status' | 'createdAt' | 'updatedAt'> & {
  status: SubscriberStatus;
};

export interface NextSignUp {
  readonly fields: Partial<Fields>;
  readonly mail: SignUpMailKind;
}

export interface SignUpMoment {
  readonly at: Date;
  /** Of the token that the link will hold, should this sign-up bring a confirmation mail. */
  readonly tokenHash: string;
  /** Whether mails to one address are spaced at all. */
  readonly limited: boolean;
}

/**
 * Mails that sign-ups set off to one address are spaced 3, 6, 12 … minutes, at last a day, so that nobody can fill
 * somebody else's mailbox and a mail that went astray can still be asked for again. A confirmation starts anew.
 */
function isMailDue({ signUpMailAt, signUpMails }: MailHistory, { at, limited }: SignUpMoment): boolean {
  if (!limited || signUpMailAt === null || signUpMails === 0) return true;
  const wait = Math.min(FIRST_WAIT_MS * 2 ** (signUpMails - 1), LONGEST_WAIT_MS);
  const passed = at.getTime() - signUpMailAt.getTime();
  // A clock that was set back must not keep an address waiting for ever.
  return passed >= wait || passed < 0;
}

/** The fields that a first sign-up begins with. */
export function firstSignUp(asked: SignUp, moment: SignUpMoment): Fields {
  return {
    ...asked,
    status: 'pending',
    confirmedAt: null,
    unsubscribedAt: null,
    ...newLink(moment),
    signUpMailAt: moment.at,
    signUpMails: 1,
  };
}

/**
 * A confirmed subscriber is left as they are, since whoever signs up need not be them. Anybody else takes the new wishes
 * and waits for the link; a link that was mailed a short while ago goes on working.
 */
export function nextSignUp(known: Subscriber, asked: SignUp, moment: SignUpMoment): NextSignUp {
  const due = isMailDue(known, moment);
  const mailed = due ? { signUpMailAt: moment.at, signUpMails: known.signUpMails + 1 } : {};
  if (known.status === 'confirmed') return { fields: mailed, mail: due ? 'already-subscribed' : 'none' };
  return {
    fields: { ...asked, status: 'pending', ...mailed, ...(due ? newLink(moment) : {}) },
    mail: due ? 'confirmation' : 'none',
  };
}

function newLink({ at, tokenHash }: SignUpMoment): Pick<Subscriber, 'tokenHash' | 'tokenExpiresAt'> {
  return { tokenHash, tokenExpiresAt: new Date(at.getTime() + TOKEN_DAYS * DAY_MS) };
}
