/**
 * One set-up at a time on one clone. The lock is a numbered folder, `setup.lock.<n>`, that says which process made it;
 * whoever makes the highest number holds it. A folder appears whole, by a rename, under a number that nobody else can
 * take, and the highest is never deleted: so of any number of waiters over a dead holder exactly one goes on.
 * (lib/db/data-folder-lock.ts locks the data in the same way; this file has to run before there is a TypeScript.)
 */
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

const PREFIX = 'setup.lock.';
const HOLDER = 'holder';
const FREE = 'free';
const PAUSE_MILLISECONDS = 250;
/** A lock that says nothing was left by a crash of the machine; one that is being freed says nothing for an instant. */
const SILENT_MILLISECONDS = 2000;

/**
 * Takes the lock of a folder, waiting for a living holder as long as it takes. A holder that is dead, or whose number
 * now belongs to another process (this one included), counts for nothing.
 * @param {string} folder must exist
 * @param {(pid: number) => void} onWait called once, when there is somebody to wait for
 * @returns {Promise<() => void>} what frees it
 */
export async function takeLock(folder, onWait) {
  for (let told = false; ; ) {
    const highest = Math.max(0, ...numbersIn(folder));
    const holder = highest === 0 ? undefined : livingHolder(lockPath(folder, highest));
    if (holder === undefined) {
      if (make(folder, highest + 1)) return () => say(lockPath(folder, highest + 1), FREE);
      continue;
    }
    if (!told) onWait(holder);
    told = true;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MILLISECONDS));
  }
}

/** Makes lock `number`; false when another process has it, or has one above it. */
function make(folder, number) {
  const draft = join(folder, `setup.draft.${randomUUID()}`);
  mkdirSync(draft);
  say(draft, `${process.pid} ${startOf(process.pid) ?? ''}`);
  try {
    renameSync(draft, lockPath(folder, number));
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (error.code === 'ENOTEMPTY' || error.code === 'EEXIST') return false;
    throw error;
  }
  const others = numbersIn(folder).filter((other) => other !== number);
  const won = others.every((other) => other < number);
  for (const old of won ? others : [number]) rmSync(lockPath(folder, old), { recursive: true, force: true });
  return won;
}

/** The pid of the process that holds a lock (0 where it is not known yet); undefined when none does. */
function livingHolder(lock) {
  const text = read(join(lock, HOLDER));
  const [, pid, startedAt] = /^(\d+) (.*)$/.exec(text) ?? [];
  if (text === FREE) return undefined;
  if (pid === undefined) return ageMilliseconds(lock) < SILENT_MILLISECONDS ? 0 : undefined;
  const alive = Number(pid) !== process.pid && startOf(pid) === startedAt;
  return alive ? Number(pid) : undefined;
}

/** When a process started, in the system's own terms; undefined when none runs, or only one that nobody has buried. */
function startOf(pid) {
  if (process.platform === 'linux') {
    // The second field, the program's name in brackets, may hold anything; the third is the state, the 22nd the start.
    const stat = read(`/proc/${pid}/stat`);
    const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === '' || state === 'Z' || state === 'X' ? undefined : rest[18];
  }
  try {
    const options = { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], options).trim() || undefined;
  } catch {
    return undefined;
  }
}

function numbersIn(folder) {
  return readdirSync(folder)
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => Number(name.slice(PREFIX.length)))
    .filter(Number.isSafeInteger);
}

function lockPath(folder, number) {
  return join(folder, `${PREFIX}${number}`);
}

function say(lock, text) {
  writeFileSync(join(lock, HOLDER), text);
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function ageMilliseconds(path) {
  const written = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return Date.now() - written;
}
