/**
 * Where everything but the server's start reaches the database. This module imports types alone, so that pages and
 * route handlers never bundle PGlite or pg; lib/db/open-database.ts constructs the client.
 *
 * The open database lives on `globalThis` because the server and the pages each evaluate this module.
 */
import type { SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils';
import type { Prisma, PrismaClient } from '@/lib/db/generated/client';

export interface OpenDatabase {
  readonly engine: 'pglite' | 'postgresql';
  readonly client: PrismaClient;
  /** Writes SQL NULL into a JSON column; plain `null` is ambiguous to Prisma. */
  readonly databaseNull: typeof Prisma.DbNull;
  /** Runs `work` with a connection for the schema engine while no other process can migrate this database. */
  readonly migrating: <T>(work: (adapter: SqlMigrationAwareDriverAdapterFactory) => Promise<T>) => Promise<T>;
  /** Ends every connection and frees the data folder. */
  readonly close: () => Promise<void>;
}

const KEY = Symbol.for('chandra.database');
const holder = globalThis as { [KEY]?: OpenDatabase | undefined };

/** Keeps the open database for the whole process, or forgets it. Only lib/db/open-database.ts calls this. */
export function keepDatabase(database: OpenDatabase | undefined): void {
  holder[KEY] = database;
}

/** The open database, or undefined before the start and after the stop. */
export function openedDatabase(): OpenDatabase | undefined {
  return holder[KEY];
}

function current(): OpenDatabase {
  if (holder[KEY] === undefined) throw new Error('The database is not open; only a started server has one.');
  return holder[KEY];
}

/** The client that the server opened. Throws when no database is open, as during `next build`. */
export function db(): PrismaClient {
  return current().client;
}

/** What to write into a nullable JSON column to empty it, such as `chartData: databaseNull()`. */
export function databaseNull(): typeof Prisma.DbNull {
  return current().databaseNull;
}
