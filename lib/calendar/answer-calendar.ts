import { findNakshatra, starSlug } from '@/lib/astrology/nakshatras';
import { calendarKeepsSeconds, getStarCalendar } from '@/lib/calendar/get-calendar';
import { CALENDAR_TYPE } from '@/lib/calendar/operations';
import { notFound } from '@/lib/errors';
import { etagOf, matchesEtag } from '@/lib/http/etag';

/**
 * The file of a star's calendar, or 304 where the caller has it. Shared caches keep it until India's day turns.
 * @throws AppError 404 for a slug that no star has
 */
export function answerCalendar(slug: string, request: Request): Response {
  const star = findNakshatra(slug);
  if (!star || starSlug(star.name) !== slug) throw notFound(`No star is called ${slug}.`);
  // Before the work: at an edge that passes meanwhile, what was made for the old day has no life left.
  const keeps = calendarKeepsSeconds();
  const text = getStarCalendar(star.name);
  const etag = etagOf(text);
  const headers = { ETag: etag, 'Cache-Control': `public, max-age=0, s-maxage=${keeps}` };
  if (matchesEtag(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers });
  return new Response(text, {
    headers: {
      ...headers,
      'Content-Type': `${CALENDAR_TYPE}; charset=utf-8`,
      'Content-Disposition': `inline; filename="chandra-${slug}.ics"`,
    },
  });
}
