/** The specification's call for the texts: a module of its own, since the page reads without it and it brings TanStack Query. */
import { createQueryClient } from '@/components/request/create-query-client';

const QUERY_KEY = ['/api/landing-content'];
const FRESH_MILLISECONDS = 5 * 60_000;

const client = createQueryClient();

/**
 * What `GET /api/landing-content` last gave, or the page was last served with; asked for anew when that is older than
 * five minutes. Nothing is known yet of its shape.
 * @param servedAt when the server wrote `served`, in milliseconds since 1970
 * @throws when the call fails
 */
export function renewContent(served: unknown, servedAt: number): Promise<unknown> {
  const known = client.getQueryState(QUERY_KEY);
  if (known === undefined || known.dataUpdatedAt < servedAt)
    client.setQueryData(QUERY_KEY, served, { updatedAt: servedAt });
  return client.fetchQuery({ queryKey: QUERY_KEY, staleTime: FRESH_MILLISECONDS });
}
