import { ArticleJsonLd } from 'next-seo';
import type { DaySky } from '@/components/horoscope/day-types';
import { longDate } from '@/components/horoscope/format-date';
import { ROUTES } from '@/lib/routes';
import { SITE_NAME } from '@/lib/seo/site';
import { pageImage } from '@/lib/seo/social-image';

/** The day's texts as an article. `siteUrl` without a trailing slash. */
export function DayJsonLd({ sky, siteUrl }: { sky: DaySky; siteUrl: string }) {
  const publisher = { '@type': 'Organization', name: SITE_NAME, url: `${siteUrl}/` } as const;
  return (
    <ArticleJsonLd
      scriptKey="day"
      headline={`Daily horoscope for the 27 birth stars: ${longDate(sky.date)}`}
      description={ROUTES.daily.description}
      url={`${siteUrl}/`}
      datePublished={sky.sunrise}
      image={`${siteUrl}${pageImage(ROUTES.daily).url}`}
      author={publisher}
      publisher={publisher}
      isAccessibleForFree
    />
  );
}
