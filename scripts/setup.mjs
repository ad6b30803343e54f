/**
 * Brings a clone to the state a command needs, from whatever state it is in: dependencies, the Prisma client, the
 * server's bundle, the pages. A step runs only when what it is made from has changed since it last succeeded.
 * Plain Node without dependencies, since it runs before there are any.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { takeLock } from './setup-lock.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const buildFolder = join(root, '.build');
const binary = (path) => join(root, 'node_modules', path);

/** A failure the reader can mend: `message` is one line that names the step and the remedy. */
export class SetupFailure extends Error {}

const SOURCES = ['lib', 'content', 'package-lock.json', 'tsconfig.json', 'prisma/schema.prisma'];

const STEPS = {
  dependencies: {
    says: 'installing dependencies',
    isDone: dependenciesAreInstalled,
    // Install scripts are left out: none is needed, and those that download engines fail on closed networks. Not `npm ci`:
    // it wants the lock file to name every other platform's binaries too, which a registry may not carry.
    run: [
      'npm',
      [
        'install',
        '--no-save',
        '--include=dev',
        '--ignore-scripts',
        '--no-audit',
        '--no-fund',
        '--loglevel=error',
      ],
    ],
    remedy: 'check the connection to the npm registry, then run the command again',
  },
  client: {
    says: 'generating the database client',
    inputs: ['prisma/schema.prisma', 'prisma.config.ts', 'package-lock.json'],
    output: 'lib/db/generated',
    run: [process.execPath, [binary('prisma/build/index.js'), 'generate']],
    // Generating needs the schema engine only to exist, and it is a download that closed networks refuse.
    env: {
      PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
      PRISMA_HIDE_UPDATE_MESSAGE: '1',
      CHECKPOINT_DISABLE: '1',
    },
    remedy: 'see prisma/schema.prisma',
  },
  server: {
    says: 'bundling the server',
    inputs: [...SOURCES, 'server', 'scripts/bundle.mjs'],
    output: '.build/server.mjs',
    run: [process.execPath, ['scripts/bundle.mjs', './server/main.ts', '.build/server.mjs']],
    remedy: 'mend the file it names',
  },
  places: {
    says: 'indexing the places',
    inputs: ['lib/places', 'content/places', 'package-lock.json', 'scripts/build-places.ts'],
    output: '.build/places.bin',
    run: [
      process.execPath,
      ['scripts/bundle.mjs', './scripts/build-places.ts', '.build/scripts/build-places.mjs', '--run'],
    ],
    remedy: 'mend the file it names',
  },
  pages: {
    says: 'building the pages',
    inputs: [
      ...SOURCES,
      'app',
      'components',
      'emails',
      'public',
      'middleware.ts',
      'next.config.mjs',
      'postcss.config.mjs',
    ],
    output: '.next/BUILD_ID',
    // What the code computed before it changed, perhaps in another shape.
    stale: '.next/cache/fetch-cache',
    run: [process.execPath, [binary('next/dist/bin/next'), 'build']],
    env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    remedy: 'mend the file it names',
  },
  sitemap: {
    says: 'listing the pages',
    // What the list is made from has been built into the pages.
    inputs: ['.next/BUILD_ID', 'next-sitemap.config.cjs', 'package-lock.json'],
    output: '.build/sitemap/sitemap.xml',
    run: [
      process.execPath,
      [binary('next-sitemap/bin/next-sitemap.mjs'), '--config', 'next-sitemap.config.cjs'],
    ],
    remedy: 'mend next-sitemap.config.cjs',
  },
};

/** Every package the lock file asks for stands in node_modules in that version (other platforms' aside). */
function dependenciesAreInstalled() {
  const installed = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installed)) return false;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const present = JSON.parse(readFileSync(installed, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === '' || (present[path] ? present[path].version === version : optional === true),
  );
}

function* filesUnder(path) {
  const full = join(root, path);
  if (!existsSync(full)) return;
  if (!statSync(full).isDirectory()) {
    yield path;
    return;
  }
  for (const entry of readdirSync(full, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    // Generated from the schema, which is an input itself; and tests are no part of what is served.
    if (entry.name === 'generated' || /\.test\.tsx?$/.test(entry.name)) continue;
    yield* filesUnder(join(path, entry.name));
  }
}

function fingerprint(inputs) {
  const hash = createHash('sha256').update(process.version);
  for (const input of inputs)
    for (const file of filesUnder(input)) hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** The step's process under way, and the signal that has told this one to stop. */
let running;
let stoppedBy;
const STOP_SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'];
const LAST_WORD_MILLISECONDS = 5000;

/** Ends the step with everything that it started itself, which is why it has a process group of its own. */
function stopStep(signal) {
  stoppedBy ??= signal;
  const signalGroup = (each) => {
    try {
      if (running) process.kill(-running.pid, each);
    } catch {
      // It has just ended by itself.
    }
  };
  signalGroup('SIGTERM');
  setTimeout(() => signalGroup('SIGKILL'), LAST_WORD_MILLISECONDS).unref();
}

async function runStep(name, step) {
  const started = performance.now();
  const log = join(buildFolder, 'logs', `${name}.log`);
  mkdirSync(dirname(log), { recursive: true });
  process.stdout.write(`chandra: ${step.says} … `);
  const ticker = setInterval(() => process.stdout.write('.'), 5000);
  const code = await new Promise((resolve) => {
    const [command, args] = step.run;
    const output = createWriteStream(log);
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...step.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    running = child;
    child.stdout.pipe(output, { end: false });
    child.stderr.pipe(output, { end: false });
    child.on('error', (error) => {
      output.end(String(error));
      resolve(1);
    });
    child.on('close', (exitCode) => output.end(() => resolve(exitCode ?? 1)));
  });
  running = undefined;
  clearInterval(ticker);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const outcome = stoppedBy ? `stopped by ${stoppedBy} after ` : code === 0 ? '' : 'failed after ';
  process.stdout.write(`${outcome}${seconds} s\n`);
  if (code !== 0 && !stoppedBy) {
    const tail = readFileSync(log, 'utf8').trimEnd().split('\n').slice(-30).join('\n');
    process.stderr.write(`${tail}\n`);
    throw new SetupFailure(`${step.says} failed: ${step.remedy} (whole output: .build/logs/${name}.log)`);
  }
}

async function ensureStep(name) {
  const step = STEPS[name];
  if (step.isDone) {
    if (!step.isDone()) await runStep(name, step);
    return;
  }
  const stamp = join(buildFolder, 'stamps', name);
  const wanted = fingerprint(step.inputs);
  const done =
    existsSync(join(root, step.output)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
  if (done) return;
  rmSync(stamp, { force: true });
  if (step.stale) rmSync(join(root, step.stale), { recursive: true, force: true });
  await runStep(name, step);
  if (stoppedBy) return;
  // next-sitemap ends well also when it has failed.
  if (!existsSync(join(root, step.output)))
    throw new SetupFailure(
      `${step.says} gave no ${step.output}: ${step.remedy} (output: .build/logs/${name}.log)`,
    );
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

/** Two commands on one clone at the same time must not build into the same folders: the second waits for the first. */
async function whileHoldingBuildFolder(work) {
  const release = await lockBuildFolder();
  for (const signal of STOP_SIGNALS) process.on(signal, stopStep);
  try {
    return await work();
  } finally {
    release();
    for (const signal of STOP_SIGNALS) process.off(signal, stopStep);
    if (stoppedBy) process.exit(128 + constants.signals[stoppedBy]);
  }
}

async function lockBuildFolder() {
  try {
    mkdirSync(buildFolder, { recursive: true });
    return await takeLock(buildFolder, (pid) =>
      console.log(`chandra: waiting for the set-up of process ${pid || '(starting)'} …`),
    );
  } catch (error) {
    throw new SetupFailure(`cannot write into ${buildFolder}: ${error.code ?? error.message}`);
  }
}

/**
 * Runs the named steps, in order, as far as they are needed.
 * @param {(keyof typeof STEPS)[]} names
 */
export async function setUp(names) {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    throw new SetupFailure(`Node ${process.versions.node} is too old: install Node 20.19 or newer`);
  await whileHoldingBuildFolder(async () => {
    for (const name of names) {
      if (stoppedBy) break;
      await ensureStep(name);
    }
  });
}

/** Ends the process with one line for a known failure; anything else is a defect and keeps its stack. */
export function exitOn(error) {
  if (error instanceof SetupFailure) console.error(`chandra: ${error.message}`);
  else console.error(error);
  process.exit(1);
}
