/** The calls of the e-mail subscription. */
import type { AppError } from '@/lib/errors';
import { defineOperation } from '@/lib/http/operation';
import { confirmSchema, outcomeSchema, subscribeSchema } from '@/lib/newsletter/contract';

const refused = {
  400: 'Bad input; besides what every problem has, it carries `success: false` and `message`.',
};

/** The forms read `success` and `message` from a refusal as they do from an answer. */
function refusal({ detail, issues }: AppError): Readonly<Record<string, unknown>> {
  const isAboutAddress = issues?.some(({ path }) => path === 'email') ?? false;
  return { success: false, message: isAboutAddress ? 'Please enter a valid email address.' : detail };
}

export const subscribe = defineOperation({
  id: 'subscribe',
  method: 'POST',
  path: '/api/email-subscription',
  tag: 'Newsletter',
  summary: 'Ask for the newsletter; a mail with a link to confirm follows',
  body: subscribeSchema,
  answers: {
    200: { description: 'The same for an address that is known and one that is not.', schema: outcomeSchema },
  },
  errors: refused,
  refusal,
  example: {
    body: {
      email: 'meera@example.org',
      name: 'Meera',
      source: 'horoscope_page',
      dailyHoroscope: true,
      weeklyInsights: true,
      monthlyPredictions: false,
      specialEvents: true,
      preferredNakshatras: ['Rohini', 'Purva Ashadha'],
      preferredSendTime: '06:30',
      timezone: 'Asia/Kolkata',
    },
    answer: { success: true, message: 'Please check your email to confirm your subscription.' },
  },
});

export const confirmSubscription = defineOperation({
  id: 'confirmSubscription',
  method: 'POST',
  path: '/api/email-subscription/confirm',
  tag: 'Newsletter',
  summary: 'Confirm a subscription with the token of the mailed link; a second time changes nothing',
  body: confirmSchema,
  answers: { 200: { description: 'The subscription is confirmed.', schema: outcomeSchema } },
  errors: refused,
  refusal,
  example: {
    body: { token: 'Qm9sZCBhcyB0aGUgTW9vbg' },
    answer: { success: true, message: 'Your subscription is confirmed.' },
  },
});
