import { QueryClient, type QueryFunctionContext } from '@tanstack/react-query';
import { apiRequest, RequestError } from '@/components/request/api-request';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Whether a 401 yields null; an error when not said. */
      nullOnUnauthorized?: boolean;
    };
  }
}

/** Reads the address that the parts of the query's key make when joined with `/`. */
async function readKey({ queryKey, signal, meta }: QueryFunctionContext): Promise<unknown> {
  try {
    return await (await apiRequest('GET', queryKey.join('/'), undefined, { signal })).json();
  } catch (error) {
    if (meta?.nullOnUnauthorized && error instanceof RequestError && error.status === 401) return null;
    throw error;
  }
}

/**
 * The defaults of every read and write: tried once, never stale, not read again on focus or on a clock. Tried also where
 * the browser thinks itself offline: a server on the reader's own machine answers all the same, and otherwise the
 * reader is told instead of left waiting.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: readKey,
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
