import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';

/**
 * PGlite with the extensions that Chandra's migrations ask for.
 * Relaxed durability stays off and the write-ahead log is written out before a statement is answered, so what was
 * answered survives the death of the process (not a power cut: PGlite runs without fsync).
 *
 * @param folder Where the data live; undefined keeps them in memory.
 */
export async function startPglite(folder?: string): Promise<PGlite> {
  const pglite = await PGlite.create({
    ...(folder === undefined ? {} : { dataDir: folder }),
    extensions: { pg_trgm, unaccent },
    relaxedDurability: false,
  });
  // Prisma's adapter reads and writes instants as if the session were in UTC.
  await pglite.exec("SET TIME ZONE 'UTC'");
  return pglite;
}
