import { longDate } from '@/components/horoscope/format-date';
import { PageLink } from '@/components/site/page-link';
import type { Policy, PolicySection } from '@/lib/policies/policy';
import { type PageRoute, ROUTES } from '@/lib/routes';

interface PolicyPageProps {
  page: PageRoute;
  policy: Policy;
  /** Address of the external widget, which then stands first. */
  widget: string | undefined;
}

/** A policy: the external one where the site has it, and in any case what the software itself does. */
export function PolicyPage({ page, policy, widget }: PolicyPageProps) {
  return (
    <div className="wrap policy">
      <header>
        <p className="kicker">In plain words</p>
        <h1>{page.title}</h1>
        <p className="lead">{policy.lead}</p>
        <p className="changed">
          Last changed on{' '}
          <time dateTime={policy.changedOn}>{withoutWeekday(longDate(policy.changedOn))}</time>.
        </p>
      </header>
      {widget !== undefined && <Widget title={page.title} address={widget} />}
      {policy.sections.map((section) => (
        <Section key={section.title} {...section} />
      ))}
      <div className="back">
        <PageLink href={ROUTES.daily.path} className="button">
          Back to Home
        </PageLink>
      </div>
    </div>
  );
}

const withoutWeekday = (date: string) => date.replace(/^\w+, /, '');

/** In a frame it needs no script of ours or theirs in this page, and can read nothing of it. */
function Widget({ title, address }: { title: string; address: string }) {
  return (
    <div className="widget">
      <iframe
        src={address}
        title={`${title} of this site`}
        sandbox="allow-scripts allow-same-origin allow-popups"
        referrerPolicy="no-referrer"
      />
      <p>
        If nothing shows above, <a href={address}>open it where it is kept</a>. What the software of this site
        does by itself is written here:
      </p>
    </div>
  );
}

function Section({ title, paragraphs, items, closing, link }: PolicySection) {
  return (
    <section>
      <h2>{title}</h2>
      <div>
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {items.length > 0 && (
          <dl>
            {items.map(({ name, kind, text }) => (
              <div key={name}>
                <dt>{kind === undefined ? name : <code>{name}</code>}</dt>
                <dd>
                  {kind !== undefined && <small>{kind}</small>}
                  {text}
                </dd>
              </div>
            ))}
          </dl>
        )}
        {closing.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {link !== undefined && (
          <p>
            <a href={ROUTES[link].path}>{ROUTES[link].title}</a>
          </p>
        )}
      </div>
    </section>
  );
}
