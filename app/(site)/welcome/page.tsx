import type { Metadata } from 'next';
import { ComingPage } from '@/components/site/coming-page';
import { ROUTES } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const dynamic = 'force-static';

export const generateMetadata = (): Metadata => pageMetadata(ROUTES.welcome);

export default function Page() {
  return <ComingPage page={ROUTES.welcome} />;
}
