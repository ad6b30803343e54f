import { createServer, type OutgoingHttpHeaders, type RequestListener, request } from 'node:http';
import { duplexPair } from 'node:stream';

export interface InnerAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

export type InnerRequest = (
  method: string,
  path: string,
  headers?: OutgoingHttpHeaders,
) => Promise<InnerAnswer>;

const TIMEOUT_MILLISECONDS = 30_000;

/**
 * Calls `handler` from inside the process. The two ends of the connection are a pair of streams: there is no port that
 * anyone else could reach. Rejects when the call fails or takes longer than 30 s.
 */
export function createInnerRequest(handler: RequestListener): InnerRequest {
  const server = createServer(handler);
  return (method, path, headers = {}) =>
    new Promise((resolve, reject) => {
      const [near, far] = duplexPair();
      server.emit('connection', far);
      const call = request(
        {
          method,
          path,
          headers: { host: 'localhost', ...headers },
          // Without an agent this is what connects. The typing asks for a socket; any duplex stream serves.
          createConnection: () => near as never,
          signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
        },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('error', reject);
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('end', () =>
            resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
          );
        },
      );
      call.on('error', reject);
      call.end();
    });
}
