import { laterThan } from '@/lib/clock';
import { db } from '@/lib/db/client';
import { badRequest } from '@/lib/errors';
import { hashToken } from '@/lib/newsletter/confirmation-token';

/** Of writers that meet, one succeeds in each round. */
const MOST_ROUNDS = 50;

/**
 * Confirms the subscription that a token was mailed for. A second time changes nothing, also after the link's days.
 * Throws 400 for a token that is not known, was replaced by a newer one, or has expired.
 */
export async function confirmSignUp(token: string): Promise<void> {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const subscriber = await db().subscriber.findUnique({ where: { tokenHash: hashToken(token) } });
    if (subscriber?.status === 'confirmed') return;
    const at = laterThan(subscriber?.updatedAt ?? new Date(0));
    if (subscriber?.status !== 'pending' || (subscriber.tokenExpiresAt ?? at) <= at) throw badLink();
    const { count } = await db().subscriber.updateMany({
      where: { id: subscriber.id, updatedAt: subscriber.updatedAt },
      data: { status: 'confirmed', confirmedAt: at, unsubscribedAt: null, signUpMails: 0, updatedAt: at },
    });
    if (count === 1) return;
  }
  throw badLink();
}

function badLink() {
  return badRequest('This link has expired or was replaced by a newer one. Please sign up again.', [
    { path: 'token', message: 'is not known or has expired' },
  ]);
}
