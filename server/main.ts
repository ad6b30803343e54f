/**
 * The entrance of `npm start`, bundled into `.build/server.mjs`. Both functions end the process with exit code 1 and one
 * line on standard error when the surroundings are at fault; anything else is a defect and keeps its stack.
 */

import { SetupError } from '@/lib/db/setup-error';
import { EnvError, readEnv } from '@/lib/env';
import { checkSettings } from '@/server/preflight';
import { startServer } from '@/server/start-server';

/** Says what is wrong with the settings, before the long build. */
export async function preflight(): Promise<void> {
  await orExit(() => checkSettings(readEnv()));
}

/** Serves until a signal stops the process; resolves when the server is ready. */
export async function serve(): Promise<void> {
  await orExit(() => startServer(readEnv()));
}

async function orExit(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const known = error instanceof EnvError || error instanceof SetupError;
    const trouble = known
      ? error.message
      : error instanceof Error
        ? (error.stack ?? error.message)
        : String(error);
    process.stderr.write(`chandra: ${trouble}\n`, () => process.exit(1));
    await new Promise(() => undefined);
  }
}
