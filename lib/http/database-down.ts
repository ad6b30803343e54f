/**
 * Telling a database that is down from a query that is wrong: the first is 503 and passes, the second is a defect.
 * Prisma's codes are listed in its error reference; the others are Node's, PostgreSQL's (class 08 and 57P0x) and the
 * words of PGlite and pg, which have no codes.
 */
const CODES = new Set([
  ...['P1000', 'P1001', 'P1002', 'P1003', 'P1008', 'P1010', 'P1011', 'P1017', 'P2024', 'P2037'],
  ...[
    'ECONNREFUSED',
    'ECONNRESET',
    'ETIMEDOUT',
    'EPIPE',
    'ENOTFOUND',
    'EAI_AGAIN',
    'EHOSTUNREACH',
    'ENETUNREACH',
  ],
  ...['08000', '08001', '08003', '08004', '08006', '57P01', '57P02', '57P03', '53300', '25006'],
]);

const WORDS =
  /PGlite is (closed|closing)|Connection terminated|timeout exceeded when trying to connect|Cannot use a pool after calling end|The database is not open|Can't reach database server|Server has closed the connection|Query read timeout/i;

const DEEPEST_CAUSE = 5;

/** Whether an error means that the database cannot be reached at present. Looks through causes. */
export function isDatabaseDown(error: unknown, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > DEEPEST_CAUSE) return false;
  const { code, originalCode, message, cause, meta, driverAdapterError } = error as Record<string, unknown>;
  if ([code, originalCode].some((one) => typeof one === 'string' && CODES.has(one))) return true;
  if (typeof message === 'string' && WORDS.test(message)) return true;
  return [cause, meta, driverAdapterError].some((inner) => isDatabaseDown(inner, depth + 1));
}
