import type { Metadata } from 'next';
import { FigureSection } from '@/components/accuracy/figure-section';
import { Limits } from '@/components/accuracy/limits';
import { Settings } from '@/components/accuracy/settings';
import { PageJsonLd } from '@/components/seo/page-json-ld';
import { ACCURACY_FIGURES } from '@/lib/accuracy/figures';
import { ROUTES } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const dynamic = 'force-static';

export const generateMetadata = (): Metadata => pageMetadata(ROUTES.accuracy);

/** What is computed, held against what others computed. The figures are those of the tests. */
export default function AccuracyPage() {
  return (
    <div className="wrap accuracy">
      <PageJsonLd page={ROUTES.accuracy} />
      <header>
        <p className="kicker">Measured, not asserted</p>
        <h1>How exact it is</h1>
        <p className="lead">
          Two astrology programs seldom give the same chart, and seldom say why. This page holds what Chandra
          computes against figures that others made: whose they are, how many were compared, and how far apart
          we are, on average and at worst.
        </p>
        <p>
          Every change to the code repeats these comparisons, and is refused when a difference grows beyond
          the last column. An arcsecond (″) is a 3600th of a degree; the Moon crosses one in about two
          seconds. Worst differences are rounded up.
        </p>
      </header>
      <Settings />
      {ACCURACY_FIGURES.map((group) => (
        <FigureSection key={group.id} group={group} />
      ))}
      <Limits />
    </div>
  );
}
