import { after } from 'next/server';
import { signUpMails } from '@/emails/sign-up-mails';
import { clientAddress } from '@/lib/http/client-address';
import { knownClientName } from '@/lib/http/client-name';
import { handleRoute, reply, serve } from '@/lib/http/handle-route';
import { drawFromLimit } from '@/lib/http/rate-limit';
import { onBeat } from '@/lib/newsletter/on-beat';
import { subscribe } from '@/lib/newsletter/operations';
import { sendSignUpMail } from '@/lib/newsletter/send-sign-up-mail';
import { signUp } from '@/lib/newsletter/sign-up';

/** Longer than storing a sign-up takes; what is shorter shows nobody whether the address was there. */
const BEAT_MS = 50;

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleRoute({
  POST: serve(subscribe, ({ body, request: { headers }, visitorId }) =>
    onBeat(BEAT_MS, async () => {
      const caller = { address: clientAddress(headers), clientName: knownClientName(headers), visitorId };
      const limitHeaders = await drawFromLimit('signUp', caller);
      const due = await signUp(body);
      // After the answer, which must take the same time with a mail and without one, whatever the mail service does.
      if (due !== undefined) after(() => sendSignUpMail(due, signUpMails));
      return reply(200, subscribe.example.answer, limitHeaders);
    }),
  ),
});
