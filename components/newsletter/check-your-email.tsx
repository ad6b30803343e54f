import { MailCheck } from 'lucide-react';

/** What a form turns into once the sign-up is accepted. */
export function CheckYourEmail() {
  return (
    <div className="check-your-email">
      <MailCheck aria-hidden="true" strokeWidth={1.4} />
      <h2>Check Your Email!</h2>
      <p>
        We've sent you a confirmation link. Please check your email and click the link to complete your
        subscription.
      </p>
    </div>
  );
}
