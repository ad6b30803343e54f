import { createServer, type RequestListener, type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

/** The sizes and times that a client has to keep to. A proxy in front usually keeps idle connections for 60 s. */
const LIMITS = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
} as const;

const PARSE_ERRORS: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** The server that listens; what is no HTTP, too long or too slow is answered here, in one line. */
export function createHttpServer(handler: RequestListener): Server {
  const server = createServer(LIMITS, handler);
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = PARSE_ERRORS[error.code ?? ''] ?? 400;
    const title = STATUS_CODES[status] ?? '';
    const body = `${title}\n`;
    (socket as Socket).end(
      [
        `HTTP/1.1 ${status} ${title}`,
        'Connection: close',
        'Content-Type: text/plain; charset=utf-8',
        'X-Content-Type-Options: nosniff',
        `Content-Length: ${Buffer.byteLength(body)}`,
        '',
        body,
      ].join('\r\n'),
    );
  });
  return server;
}

/** Listens and answers the port that it got. Rejects with the system's error when it cannot. */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

const DRAIN_CHECK_MILLISECONDS = 50;

/**
 * Takes no more connections and waits for the answers under way, at most `milliseconds`; what is left then is cut off.
 */
export function drain(server: Server, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const idle = setInterval(() => server.closeIdleConnections(), DRAIN_CHECK_MILLISECONDS);
    const limit = setTimeout(() => server.closeAllConnections(), milliseconds);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(limit);
      resolve();
    });
    server.closeIdleConnections();
  });
}
