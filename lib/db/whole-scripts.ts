import {
  DriverAdapterError,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils';
import { errorCode } from '@/lib/db/error-code';

/**
 * A factory whose connections send a migration's script to the database whole, through `run`. Prisma's own adapters do
 * not serve here: the one for pg cuts a script at every semicolon, even inside a comment or a function, and the one for
 * PGlite does not wait for its end, so that a failing migration counts as applied. Sent whole, a script is one
 * transaction: when it fails, nothing of it is left.
 */
export function withWholeScripts(
  factory: SqlMigrationAwareDriverAdapterFactory,
  run: (script: string) => Promise<unknown>,
): SqlMigrationAwareDriverAdapterFactory {
  return {
    provider: factory.provider,
    adapterName: factory.adapterName,
    connectToShadowDb: () => factory.connectToShadowDb(),
    connect: async () => sendWhole(await factory.connect(), run),
  };
}

/** The same for one connection. */
export function sendWhole(
  adapter: SqlDriverAdapter,
  run: (script: string) => Promise<unknown>,
): SqlDriverAdapter {
  adapter.executeScript = async (script) => {
    await run(script).catch((error: unknown) => {
      throw new DriverAdapterError({
        kind: 'postgres',
        code: errorCode(error) ?? 'unknown',
        severity: 'ERROR',
        message: error instanceof Error ? error.message : String(error),
        detail: undefined,
        column: undefined,
        hint: undefined,
      });
    });
  };
  return adapter;
}
