import { copyrightYears } from '@/components/site/copyright-years';
import { PageLink } from '@/components/site/page-link';
import { ROUTES } from '@/lib/routes';
import { SITE_NAME } from '@/lib/seo/site';

const LINKS = [
  { label: 'About Chandra', path: ROUTES.landing.path },
  { label: 'Daily horoscope', path: ROUTES.daily.path },
  { label: 'Cosmic insights', path: ROUTES.cosmicInsights.path },
  { label: 'Newsletter', path: ROUTES.newsletter.path },
  { label: 'How exact it is', path: ROUTES.accuracy.path },
  { label: 'API', path: ROUTES.apiDocs.path },
];

/** The way to the other pages, the policies, rights and sources. */
export function SiteFooter({ currentYear }: { currentYear: number }) {
  return (
    <footer className="site-footer">
      <div className="wrap">
        <nav aria-label="Footer">
          <ul>
            {LINKS.map(({ label, path }) => (
              <li key={path}>
                <PageLink href={path}>{label}</PageLink>
              </li>
            ))}
            {/* Documents of their own: where an outside widget shows the policies, only their own header admits it. */}
            <li>
              <a href={ROUTES.privacyPolicy.path}>Privacy policy</a>
            </li>
            <li>
              <a href={ROUTES.cookiePolicy.path}>Cookie policy</a>
            </li>
          </ul>
        </nav>
        <p>
          © {copyrightYears(currentYear)} {SITE_NAME}. Open source, MIT licence. Everything here can be{' '}
          <a href="/api/openapi.json">read by programs</a> too.
        </p>
        <p className="credits">
          Sky by Astronomy Engine; Lahiri ayanamsa, mean nodes, whole-sign houses. Places by{' '}
          <a href="https://www.geonames.org/">GeoNames</a> (CC BY 4.0), time zones from ©{' '}
          <a href="https://www.openstreetmap.org/copyright">OpenStreetMap contributors</a> (ODbL). Set in
          Fraunces, Instrument Sans and Tiro Devanagari Sanskrit (OFL).
        </p>
      </div>
    </footer>
  );
}
