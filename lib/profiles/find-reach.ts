import { readEnv } from '@/lib/env';

/** What narrows a query to the profiles that a visitor may list, change and delete. */
export type Reach = { readonly visitorId: string } | Record<string, never>;

/**
 * A visitor reaches the profiles made with their own cookie; with PROFILE_LIST=shared everybody reaches all of them.
 * Undefined for a stranger, who reaches none.
 */
export function findReach(visitorId: string | undefined): Reach | undefined {
  if (readEnv().PROFILE_LIST === 'shared') return {};
  return visitorId === undefined ? undefined : { visitorId };
}
