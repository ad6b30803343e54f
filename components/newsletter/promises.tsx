import { PageLink } from '@/components/site/page-link';
import { ROUTES } from '@/lib/routes';

/** What somebody should know before giving an address: what comes, how often, and how it ends. */
export function Promises() {
  return (
    <div className="promises">
      <section>
        <h2>What it holds</h2>
        <p>
          For each star you tick, the day as the <PageLink href={ROUTES.daily.path}>daily page</PageLink> has
          it: what it suits, the hour it changes, and the places in the sky that each line rests on. You do
          not know your birth star? Tick none, and it is about all 27.
        </p>
      </section>
      <section>
        <h2>How often</h2>
        <p>
          One daily mail, at your hour by your own clock. The weekly, monthly and special ones come beside it
          as long as you keep them ticked. No advertising.
        </p>
      </section>
      <section>
        <h2>Before the first</h2>
        <p>
          You get one mail with a link, to be sure that the address is yours. No newsletter is sent to an
          address that was not confirmed.
        </p>
      </section>
      <section>
        <h2>How to leave</h2>
        <p>
          Every newsletter ends with a link that stops it with one click, without a sign-in or a question.
          What we keep of you is the address and what you chose: the{' '}
          {/* A document of its own: where an outside widget shows the policy, only its own header admits it. */}
          <a href={ROUTES.privacyPolicy.path}>privacy policy</a> says for how long.
        </p>
      </section>
    </div>
  );
}
