import { randomUUID } from 'node:crypto';
import { laterThan, now } from '@/lib/clock';
import { db } from '@/lib/db/client';
import { errorCode } from '@/lib/db/error-code';
import type { Prisma } from '@/lib/db/generated/client';
import { readEnv } from '@/lib/env';
import { emailKey } from '@/lib/mail/email-address';
import { hashToken, newToken } from '@/lib/newsletter/confirmation-token';
import type { SignUp } from '@/lib/newsletter/contract';
import { firstSignUp, nextSignUp, type SignUpMailKind } from '@/lib/newsletter/next-sign-up';

/** A mail that a sign-up has brought about and that has yet to be sent. */
export interface DueSignUpMail {
  readonly kind: Exclude<SignUpMailKind, 'none'>;
  readonly subscriberId: string;
  readonly to: string;
  /** For the link. It is nowhere else: only its hash is stored. */
  readonly token: string;
  /** The instant at which the mail was counted, which tells it from every other to this subscriber. */
  readonly countedAt: Date;
}

/** Of sign-ups that meet, one succeeds in each round. */
const MOST_ROUNDS = 50;
const UNIQUE_VIOLATION = 'P2002';

/**
 * Stores what somebody asks for and answers the mail to send, if any. One read and one write on every path, so that the
 * time taken tells nothing about the address. The mail is counted before it is sent: of sign-ups at once, one brings it.
 */
export async function signUp(asked: SignUp): Promise<DueSignUpMail | undefined> {
  const key = emailKey(asked.email);
  const token = newToken();
  const tokenHash = hashToken(token);
  const limited = readEnv().RATE_LIMITS === 'on';
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const known = await db().subscriber.findUnique({ where: { emailKey: key } });
    if (known === null) {
      const at = now();
      const id = randomUUID();
      const fields = firstSignUp(asked, { at, tokenHash, limited });
      if (await created({ ...fields, id, emailKey: key, createdAt: at, updatedAt: at }))
        return { kind: 'confirmation', subscriberId: id, to: asked.email, token, countedAt: at };
      continue;
    }
    const at = laterThan(known.updatedAt);
    const { fields, mail } = nextSignUp(known, asked, { at: now(), tokenHash, limited });
    const { count } = await db().subscriber.updateMany({
      where: { id: known.id, updatedAt: known.updatedAt },
      data: { ...fields, updatedAt: at },
    });
    if (count === 0) continue;
    if (mail === 'none') return undefined;
    const { id: subscriberId, email } = { ...known, ...fields };
    return { kind: mail, subscriberId, to: email, token, countedAt: fields.signUpMailAt ?? at };
  }
  // So many others have just written the same address that somebody's wish is stored and their mail is on its way.
  return undefined;
}

/** False when somebody else has just created a subscriber with this address. */
async function created(data: Prisma.SubscriberCreateInput): Promise<boolean> {
  try {
    await db().subscriber.create({ data });
    return true;
  } catch (error) {
    if (errorCode(error) === UNIQUE_VIOLATION) return false;
    throw error;
  }
}
