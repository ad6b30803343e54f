import { describe, expect, test } from '@jest/globals';
import type { Subscriber } from '@/lib/db/generated/client';
import { subscribeSchema } from '@/lib/newsletter/contract';
import { firstSignUp, nextSignUp, type SignUpMoment } from '@/lib/newsletter/next-sign-up';

const MINUTE_MS = 60_000;
const START = new Date('2026-11-21T06:00:00Z');
const later = (minutes: number) => new Date(START.getTime() + minutes * MINUTE_MS);
const moment = (minutes: number, changes: Partial<SignUpMoment> = {}): SignUpMoment => ({
  at: later(minutes),
  tokenHash: `hash at ${minutes}`,
  limited: true,
  ...changes,
});
const asking = (changes: object = {}) => subscribeSchema.parse({ email: 'meera@example.org', ...changes });

const subscriber = (changes: Partial<Subscriber> = {}): Subscriber => ({
  id: 'one',
  emailKey: 'meera@example.org',
  ...firstSignUp(asking(), moment(0)),
  createdAt: START,
  updatedAt: START,
  ...changes,
});

describe('a first sign-up', () => {
  test('waits for its link, which works for seven days', () => {
    expect(firstSignUp(asking(), moment(0))).toMatchObject({
      status: 'pending',
      confirmedAt: null,
      tokenHash: 'hash at 0',
      tokenExpiresAt: new Date('2026-11-28T06:00:00Z'),
      signUpMailAt: START,
      signUpMails: 1,
    });
  });
});

describe('a sign-up that is not confirmed yet', () => {
  test('soon after changes the wishes and leaves the mailed link as it is', () => {
    const { fields, mail } = nextSignUp(
      subscriber(),
      asking({ weeklyInsights: false, name: 'Meera' }),
      moment(2.9),
    );
    expect(mail).toBe('none');
    expect(fields).toMatchObject({ weeklyInsights: false, name: 'Meera', status: 'pending' });
    for (const kept of ['tokenHash', 'tokenExpiresAt', 'signUpMailAt', 'signUpMails'])
      expect(fields).not.toHaveProperty(kept);
  });

  test('a while after sends a new link', () => {
    const { fields, mail } = nextSignUp(subscriber(), asking(), moment(3));
    expect(mail).toBe('confirmation');
    expect(fields).toMatchObject({ tokenHash: 'hash at 3', signUpMailAt: later(3), signUpMails: 2 });
  });

  test.each([
    [1, 3],
    [2, 6],
    [3, 12],
    [8, 384],
    [10, 1440],
    [500, 1440],
  ])('after %d mails waits %d minutes for the next', (signUpMails, minutes) => {
    const known = subscriber({ signUpMails });
    expect(nextSignUp(known, asking(), moment(minutes - 0.1)).mail).toBe('none');
    expect(nextSignUp(known, asking(), moment(minutes)).mail).toBe('confirmation');
  });

  test('brings at most eleven mails on the first day and one on each other, however often it is repeated', () => {
    let known = subscriber();
    const mails: number[] = [0];
    for (let minute = 1; minute <= 7 * 1440; minute += 1) {
      const { fields, mail } = nextSignUp(known, asking(), moment(minute));
      known = { ...known, ...fields };
      if (mail !== 'none') mails.push(minute);
    }
    expect(mails.filter((minute) => minute < 1440).length).toBeLessThanOrEqual(11);
    for (let day = 2; day < 7; day += 1)
      expect(mails.filter((minute) => Math.floor(minute / 1440) === day).length).toBeLessThanOrEqual(1);
  });

  test('is mailed at once when the last mail failed, when limits are off, and when the clock was set back', () => {
    const mailOf = (known: Subscriber, at: SignUpMoment) => nextSignUp(known, asking(), at).mail;
    expect(mailOf(subscriber({ signUpMailAt: null, signUpMails: 0 }), moment(0.1))).toBe('confirmation');
    expect(mailOf(subscriber(), moment(0.1, { limited: false }))).toBe('confirmation');
    expect(mailOf(subscriber(), moment(-60))).toBe('confirmation');
  });
});

describe('a sign-up of a confirmed subscriber', () => {
  const confirmed = () => subscriber({ status: 'confirmed', confirmedAt: START, signUpMails: 0 });

  test('tells them, and changes nothing that they chose', () => {
    const { fields, mail } = nextSignUp(
      confirmed(),
      asking({ dailyHoroscope: false, name: 'X' }),
      moment(60),
    );
    expect(mail).toBe('already-subscribed');
    expect(fields).toEqual({ signUpMailAt: later(60), signUpMails: 1 });
  });

  test('does not tell them again and again', () => {
    const told = { ...confirmed(), signUpMails: 1, signUpMailAt: later(60) };
    expect(nextSignUp(told, asking(), moment(62))).toEqual({ fields: {}, mail: 'none' });
  });
});

test('a sign-up after leaving begins anew, and counts as left until it is confirmed', () => {
  const left = subscriber({ status: 'unsubscribed', unsubscribedAt: START, tokenHash: null, signUpMails: 0 });
  const { fields, mail } = nextSignUp(left, asking(), moment(60));
  expect(mail).toBe('confirmation');
  expect(fields).toMatchObject({ status: 'pending', tokenHash: 'hash at 60' });
  expect(fields).not.toHaveProperty('unsubscribedAt');
});
