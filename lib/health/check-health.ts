import { db } from '@/lib/db/client';
import { unavailable } from '@/lib/errors';
import type { Health } from '@/lib/health/operations';

const PATIENCE_MILLISECONDS = 3_000;

/** Asks the database for a sign of life. Throws 503, which carries the checks, when there is none within 3 s. */
export async function checkHealth(): Promise<Health> {
  try {
    await answersInTime(() => db().$queryRaw`SELECT 1`);
  } catch (cause) {
    throw unavailable('The database is down.', { cause, extra: { checks: { database: 'down' } } });
  }
  return { status: 'ok', checks: { database: 'ok' } };
}

async function answersInTime(ask: () => Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database does not answer.')), PATIENCE_MILLISECONDS);
  });
  try {
    await Promise.race([ask(), silence]);
  } finally {
    clearTimeout(timer);
  }
}
