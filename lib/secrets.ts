import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { errorCode } from '@/lib/db/error-code';
import { SetupError } from '@/lib/db/setup-error';
import { type Env, readEnv } from '@/lib/env';
import { log } from '@/lib/log';

export interface Secrets {
  readonly adminApiKey: string;
  /** Newest first: the first signs, all are accepted. */
  readonly cookieSecrets: readonly string[];
}

const MINIMUM_LENGTH = 32;
const KEY = Symbol.for('chandra.secrets');
const holder = globalThis as { [KEY]?: Secrets };

/**
 * The keys this site signs and guards with: from `ADMIN_API_KEY` and `COOKIE_SECRETS`, else made once and kept in
 * `DATA_DIR`, readable by the server's user alone. The log names their place, never their value.
 * Throws SetupError when one cannot be kept in `DATA_DIR` or a kept one is damaged.
 */
export function secrets(): Secrets {
  holder[KEY] ??= loadSecrets(readEnv());
  return holder[KEY];
}

/** As {@link secrets}, for a given environment and without memory. */
export function loadSecrets(env: Pick<Env, 'ADMIN_API_KEY' | 'COOKIE_SECRETS' | 'DATA_DIR'>): Secrets {
  return {
    adminApiKey: env.ADMIN_API_KEY ?? kept(env.DATA_DIR, 'admin-api-key'),
    cookieSecrets: env.COOKIE_SECRETS ?? kept(env.DATA_DIR, 'cookie-secrets').split(','),
  };
}

function kept(folder: string, name: string): string {
  const path = resolve(folder, name);
  const found = readOrMake(path, folder);
  if (found.split(',').some((secret) => secret.length < MINIMUM_LENGTH)) {
    throw new SetupError(`${path} is damaged: remove it and a new secret is made at the next start.`);
  }
  log().info({ path }, `${name} is kept in a file`);
  return found;
}

function readOrMake(path: string, folder: string): string {
  try {
    return read(path) ?? make(path, folder);
  } catch (error) {
    throw new SetupError(
      `The secret ${path} cannot be read or written (${errorCode(error)}); allow it, or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Written whole under another name and then linked: a second process, or a crash, never sees half a secret. */
function make(path: string, folder: string): string {
  mkdirSync(folder, { recursive: true });
  const draft = join(folder, `.secret-${randomBytes(8).toString('hex')}`);
  try {
    writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
    linkSync(draft, path);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(path, 'utf8').trim();
}
