import { dateNow } from '@/components/cosmic-insights/reader-clock';
import { canBeShown, type ShownInsights } from '@/components/cosmic-insights/shown-insights';
import { HOME_ZONE } from '@/components/horoscope/format-date';
import { apiRequest } from '@/components/request/api-request';

const TIMEOUT_MS = 8000;

/**
 * Today's insights, by the server's clock: India's day, or the reader's own where theirs is another one.
 * @throws when the server does not answer in time, or not with insights
 */
export async function fetchInsights(timezone: string): Promise<ShownInsights> {
  const abroad = dateNow(timezone) !== dateNow(HOME_ZONE);
  const query = abroad ? `?timezone=${encodeURIComponent(timezone)}` : '';
  const response = await apiRequest('GET', `/api/cosmic-insights${query}`, undefined, {
    timeoutMilliseconds: TIMEOUT_MS,
  });
  const answer: unknown = await response.json();
  if (!canBeShown(answer)) throw new Error('the insights call answered in another shape');
  return answer;
}
