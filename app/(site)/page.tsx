import type { Metadata } from 'next';
import { DailyHoroscope } from '@/app/(astrology)/daily-horoscope';
import { ROUTES } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const dynamic = 'force-static';

export const generateMetadata = (): Metadata => pageMetadata(ROUTES.daily);

export default function HomePage() {
  return <DailyHoroscope />;
}
