/** Sign-ups and their confirmation, straight on each engine: what is stored, and what many at once come to. */
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { db } from '@/lib/db/client';
import { applyMigrations } from '@/lib/db/migrate';
import { closeDatabase, openDatabase } from '@/lib/db/open-database';
import { confirmSignUp } from '@/lib/newsletter/confirm-sign-up';
import { hashToken } from '@/lib/newsletter/confirmation-token';
import { subscribeSchema } from '@/lib/newsletter/contract';
import { signUp } from '@/lib/newsletter/sign-up';
import { ENGINES, type TestEngine } from './engines';

jest.setTimeout(30_000);

const asking = (email: string, changes: object = {}) => subscribeSchema.parse({ email, ...changes });
const find = (emailKey: string) => db().subscriber.findUniqueOrThrow({ where: { emailKey } });
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

async function tokenOf(email: string): Promise<string> {
  const due = await signUp(asking(email));
  if (due?.kind !== 'confirmation') throw new Error(`${email} is due no confirmation`);
  return due.token;
}

describe.each(ENGINES)('subscribers on $name', ({ start }) => {
  let engine: TestEngine;

  beforeAll(async () => {
    engine = await start();
    await applyMigrations(await openDatabase(await engine.freshEnvironment()));
  }, 60_000);

  afterAll(async () => {
    await closeDatabase();
    await engine.stop();
  });

  test('are stored as they asked, with the hash of their token alone', async () => {
    const due = await signUp(
      asking('Meera+Stars@BÜCHER.example', {
        name: ' Meera ',
        source: 'horoscope_page',
        weeklyInsights: false,
        preferredNakshatras: ['Revati', 'Ashwini'],
        preferredSendTime: '06:31',
        timezone: 'Asia/Kathmandu',
      }),
    );
    expect(due).toMatchObject({ kind: 'confirmation', to: 'Meera+Stars@xn--bcher-kva.example' });
    expect(due?.token).toMatch(/^[\w-]{22}$/);
    const stored = await find('meera+stars@xn--bcher-kva.example');
    expect(stored).toMatchObject({
      email: 'Meera+Stars@xn--bcher-kva.example',
      name: 'Meera',
      source: 'horoscope_page',
      dailyHoroscope: true,
      weeklyInsights: false,
      monthlyPredictions: true,
      specialEvents: true,
      preferredNakshatras: ['Ashwini', 'Revati'],
      preferredSendTime: '06:31',
      timezone: 'Asia/Kathmandu',
      status: 'pending',
      confirmedAt: null,
      unsubscribedAt: null,
      tokenHash: hashToken(due?.token ?? ''),
      signUpMails: 1,
    });
    expect(JSON.stringify(stored)).not.toContain(due?.token);
  });

  test('who ask for every star have none in their list', async () => {
    await signUp(asking('all@example.org', { preferredNakshatras: null }));
    expect((await find('all@example.org')).preferredNakshatras).toEqual([]);
  });

  test('who sign up again in other capitals stay one, and their wishes are the newest', async () => {
    await signUp(asking('twice@example.org'));
    expect(await signUp(asking('Twice@Example.org', { dailyHoroscope: false }))).toBeUndefined();
    expect(await find('twice@example.org')).toMatchObject({ dailyHoroscope: false, signUpMails: 1 });
  });

  test('who sign up again after a while get a new link, and the old one ends', async () => {
    const first = await tokenOf('later@example.org');
    await db().subscriber.updateMany({
      where: { emailKey: 'later@example.org' },
      data: { signUpMailAt: minutesAgo(4) },
    });
    const second = await tokenOf('later@example.org');
    await expect(confirmSignUp(first)).rejects.toMatchObject({ status: 400 });
    await confirmSignUp(second);
    expect((await find('later@example.org')).status).toBe('confirmed');
  });

  test('confirm once and for all', async () => {
    const token = await tokenOf('sure@example.org');
    await confirmSignUp(token);
    const confirmed = await find('sure@example.org');
    expect(confirmed).toMatchObject({ status: 'confirmed', signUpMails: 0 });
    expect(confirmed.confirmedAt).toBeInstanceOf(Date);
    await db().subscriber.updateMany({
      where: { id: confirmed.id },
      data: { tokenExpiresAt: minutesAgo(1) },
    });
    await confirmSignUp(token);
    expect((await find('sure@example.org')).confirmedAt).toEqual(confirmed.confirmedAt);
  });

  test.each(['', 'x', '%', 'a'.repeat(10_000)])('are not confirmed with %.10j', async (token) => {
    await expect(confirmSignUp(token)).rejects.toMatchObject({ status: 400 });
  });

  test('are not confirmed by a link that has expired, nor by one from before they left', async () => {
    const token = await tokenOf('slow@example.org');
    const where = { emailKey: 'slow@example.org' };
    await db().subscriber.updateMany({ where, data: { tokenExpiresAt: minutesAgo(0) } });
    await expect(confirmSignUp(token)).rejects.toMatchObject({ status: 400 });
    const tomorrow = minutesAgo(-1440);
    await db().subscriber.updateMany({ where, data: { tokenExpiresAt: tomorrow, status: 'unsubscribed' } });
    await expect(confirmSignUp(token)).rejects.toMatchObject({ status: 400 });
    await db().subscriber.updateMany({ where, data: { status: 'pending' } });
    await confirmSignUp(token);
  });

  test('who are confirmed keep their choices and their link whoever signs up', async () => {
    await confirmSignUp(await tokenOf('kept@example.org'));
    const before = await find('kept@example.org');
    const due = await signUp(asking('Kept@example.org', { name: 'Stranger', specialEvents: false }));
    expect(due).toMatchObject({ kind: 'already-subscribed', to: 'kept@example.org' });
    const { signUpMailAt, signUpMails, updatedAt, ...after } = await find('kept@example.org');
    expect(before).toMatchObject(after);
    expect(await signUp(asking('kept@example.org'))).toBeUndefined();
  });

  test('who sign up many times at once are one, with one mail and the link that is in it', async () => {
    const crowd = async () => {
      const all = Array.from({ length: 20 }, (_, index) =>
        signUp(asking('crowd@example.org', { name: `Name ${index}` })),
      );
      return (await Promise.all(all)).filter((each) => each !== undefined);
    };
    expect(await crowd()).toHaveLength(1);
    expect(await db().subscriber.count({ where: { emailKey: 'crowd@example.org' } })).toBe(1);
    // The second time all of them find somebody who is due a mail.
    await db().subscriber.updateMany({
      where: { emailKey: 'crowd@example.org' },
      data: { signUpMailAt: minutesAgo(60) },
    });
    const due = await crowd();
    expect(due).toHaveLength(1);
    await confirmSignUp(due[0]?.token ?? '');
    expect((await find('crowd@example.org')).status).toBe('confirmed');
  });

  test('who confirm and sign up at once end confirmed', async () => {
    for (let round = 0; round < 10; round += 1) {
      const email = `both${round}@example.org`;
      const token = await tokenOf(email);
      await Promise.all([confirmSignUp(token), signUp(asking(email)), confirmSignUp(token)]);
      expect((await find(email)).status).toBe('confirmed');
    }
  });
});
