import Link from 'next/link';
import { copyrightYears } from '@/components/site/copyright-years';
import { ROUTES } from '@/lib/routes';
import { SITE_NAME } from '@/lib/seo/site';

/** Rights, sources and the way to the data. */
export function SiteFooter({ currentYear }: { currentYear: number }) {
  return (
    <footer className="site-footer">
      <div className="wrap">
        <p>
          © {copyrightYears(currentYear)} {SITE_NAME}. Open source, MIT licence.
          <br />
          Everything here can be <a href="/api/openapi.json">read by programs</a> too.
          <br />
          <Link href={ROUTES.accuracy.path} prefetch={false}>
            How exact it is
          </Link>
          , measured.
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
