/**
 * Finds a Chromium for the browser tests: one on the system, else Playwright's own, else Debian's package (as root).
 * `CHROMIUM_PATH` names one outright.
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root, SetupFailure } from './setup.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const APPLICATIONS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onSystem() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin'];
  return [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...APPLICATIONS].find(
    isExecutable,
  );
}

async function playwrightsOwn() {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function attempt(says, command, args, env = {}) {
  process.stdout.write(`chandra: ${says} … `);
  const { status } = spawnSync(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'ignore',
    timeout: 300_000,
  });
  process.stdout.write(status === 0 ? 'done\n' : 'not possible here\n');
  return status === 0;
}

/** Path of a Chromium; installs one where that can be done. Throws a SetupFailure that says what to install. */
export async function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (isExecutable(named)) return named;
    throw new SetupFailure(`CHROMIUM_PATH names ${named}, which cannot be run`);
  }
  const found = onSystem() ?? (await playwrightsOwn());
  if (found) return found;
  const cli = join(root, 'node_modules/playwright/cli.js');
  if (attempt("installing Playwright's Chromium", process.execPath, [cli, 'install', 'chromium'])) {
    const own = await playwrightsOwn();
    if (own) return own;
  }
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
    attempt('reading the package lists', 'apt-get', ['update', '-q'], quiet);
    attempt("installing Debian's Chromium", 'apt-get', ['install', '-qy', 'chromium'], quiet);
    const installed = onSystem();
    if (installed) return installed;
  }
  throw new SetupFailure(
    'no browser for the tests: install Chromium (Debian: apt-get install chromium) or set CHROMIUM_PATH',
  );
}
