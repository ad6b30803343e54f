import { ArticleJsonLd } from 'next-seo';
import { longDate } from '@/components/horoscope/format-date';
import type { StarDay } from '@/components/star-page/star-day';
import type { NamedNakshatra } from '@/lib/astrology/nakshatras';
import { siteUrl } from '@/lib/env';
import { starPath } from '@/lib/horoscopes/star-path';
import { starDateRoute } from '@/lib/horoscopes/star-routes';
import { SITE_NAME } from '@/lib/seo/site';

interface StarJsonLdProps {
  star: NamedNakshatra;
  day: StarDay;
  /** Whether the page stands for this one date. */
  fixed: boolean;
}

/** A star's texts of one date as an article. */
export function StarJsonLd({ star, day, fixed }: StarJsonLdProps) {
  const origin = siteUrl();
  const publisher = { '@type': 'Organization', name: SITE_NAME, url: `${origin}/` } as const;
  return (
    <ArticleJsonLd
      scriptKey="star"
      headline={`${star.name}: ${longDate(day.date)}`}
      description={starDateRoute(star, day.date).description}
      url={`${origin}${fixed ? starPath(star, day.date) : starPath(star)}`}
      datePublished={`${day.date}T00:00:00+05:30`}
      author={publisher}
      publisher={publisher}
      isAccessibleForFree
    />
  );
}
