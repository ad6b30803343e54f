import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import next from 'next';
import { now } from '@/lib/clock';
import { applyMigrations } from '@/lib/db/migrate';
import { closeDatabase, openDatabase } from '@/lib/db/open-database';
import { SetupError } from '@/lib/db/setup-error';
import { type Env, envWarning, siteUrl } from '@/lib/env';
import { nextDayEdge, nextSlotEdge } from '@/lib/horoscopes/slots';
import { log } from '@/lib/log';
import { framesAllowedOn } from '@/lib/policies/widget';
import { secrets } from '@/lib/secrets';
import { type Edges, startEdges } from '@/server/edges';
import { createAnswerFinisher } from '@/server/finish-answer';
import { createInnerHandler, createRequestHandler } from '@/server/handle-request';
import { createHttpServer, drain, listen } from '@/server/http-server';
import { createInnerRequest } from '@/server/inner-request';
import { alignMonotonicClock } from '@/server/monotonic-clock';
import { listenFailure } from '@/server/preflight';
import { createRecentPages } from '@/server/recent-pages';
import { securityHeaders } from '@/server/security-headers';

const DRAIN_MILLISECONDS = 10_000;
/** A stop that hangs, as on a database that does not answer, ends with what it has; whoever sent the signal waits. */
const STOP_MILLISECONDS = 20_000;
/** Pages name the date at which they were made in this zone; a reader elsewhere is shown their own by script. */
const PAGE_TIMEZONE = 'Asia/Kolkata';

/** Opens the database, prepares the pages and listens. Resolves when the first request would be answered afresh. */
export async function startServer(env: Env): Promise<void> {
  const dir = process.cwd();
  if (!existsSync(join(dir, '.next', 'BUILD_ID')))
    throw new SetupError('The pages are not built; run npm start, which builds what is missing.');

  let stopping = false;
  let edges: Edges | undefined;
  const cleanUp: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => {
      process.stderr.write('chandra: the stop took too long; what was under way is cut off.\n');
      process.exit(1);
    }, STOP_MILLISECONDS).unref();
    edges?.stop();
    for (const step of cleanUp.reverse())
      await step().catch((error: unknown) => log().error({ err: error }, 'stop'));
    process.exit(0);
  };
  // npm passes on a signal that the terminal has sent to everyone already: the second one changes nothing.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());

  cleanUp.push(closeDatabase);
  await applyMigrations(await openDatabase(env));
  secrets();
  const warning = envWarning(env);
  if (warning !== undefined) log().warn(warning);
  if (env.RATE_LIMITS === 'off') log().warn('RATE_LIMITS=off: every limit is switched off');

  // Next hangs a listener for WebSockets on the server that it is given; there are none here.
  const app = next({
    dev: false,
    dir,
    hostname: env.HOST,
    port: env.PORT,
    httpServer: createServer(),
    quiet: true,
  });
  cleanUp.push(() => app.close());
  await app.prepare();

  const handle = app.getRequestHandler();
  const recent = createRecentPages(now);
  const inner = createInnerRequest(createInnerHandler({ next: handle }));
  const expire = async (tags: readonly string[]) => {
    alignMonotonicClock();
    const { status } = await inner('POST', `/api/internal/expire?tags=${tags.join(',')}`);
    if (status !== 204) throw new Error(`Expiring ${tags.join(', ')} answered ${status}.`);
    recent.clear();
  };
  const onRequest = createRequestHandler({
    next: handle,
    headers: securityHeaders(siteUrl(env)),
    finish: createAnswerFinisher(
      () => edges?.secondsToEdge() ?? 0,
      (pathname) => framesAllowedOn(pathname, env.POLICY_WIDGET_ID),
    ),
    recent,
    edges: () => edges,
    inner: () => inner,
    stopping: () => stopping,
  });
  const warm = async () => {
    await createInnerRequest(onRequest)('GET', '/', { 'accept-encoding': 'br' });
  };

  // What the build rendered knows neither this start's address nor its clock.
  await expire(['*']);
  edges = startEdges({
    now,
    nextEdge: { slot: nextSlotEdge, day: (instant) => nextDayEdge(instant, PAGE_TIMEZONE) },
    expire,
    warm,
    onError: (error) => log().error({ err: error }, 'an edge could not be turned'),
  });
  await warm();

  const server = createHttpServer(onRequest);
  const port = await listen(server, env.PORT, env.HOST).catch((error: unknown) => {
    throw listenFailure(error, env.PORT, env.HOST);
  });
  cleanUp.push(() => drain(server, DRAIN_MILLISECONDS));
  process.stdout.write(`Chandra is ready at ${addressOf(env.HOST, port)}\n`);
}

/** Where a person on this machine finds the server. */
function addressOf(host: string, port: number): string {
  const everywhere = host === '0.0.0.0' || host === '::';
  const name = everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
