/**
 * One process at a time may hold a data folder. The lock is a numbered file, `pglite.lock.<n>`, and whoever creates the
 * highest number holds it. Numbers only grow and the highest file is never deleted, so a slow starter can neither take
 * away nor miss the lock of a quick one: the system creates each number once, and a number that turns out not to be the
 * highest is worth nothing. An orderly stop leaves its file behind, marked free.
 */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode } from '@/lib/db/error-code';
import { identifyProcess, isRunning, type ProcessIdentity } from '@/lib/db/process-identity';
import { SetupError } from '@/lib/db/setup-error';

const PREFIX = 'pglite.lock.';
const HEARTBEAT_MILLISECONDS = 5_000;
/** A process of another host cannot be looked up; it counts as gone when its heartbeat is older than this. */
const STALE_MILLISECONDS = 15_000;
const LIFE_PAUSE_MILLISECONDS = 200;
const UNWRITTEN_READS = 20;
const UNWRITTEN_PAUSE_MILLISECONDS = 50;

export interface DataFolderLock {
  /** Frees the folder; a second call does nothing. */
  readonly release: () => Promise<void>;
}

interface LockRecord extends ProcessIdentity {
  readonly nonce: string;
  readonly free: boolean;
}

/** Creates the data folder (for its owner only) if it is missing. Throws SetupError when it cannot be written. */
export async function ensureDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await fileSystemTimeMilliseconds(folder);
  } catch (error) {
    throw new SetupError(
      `The data folder ${folder} cannot be written (${errorCode(error)}); allow it, or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
}

/**
 * Takes the folder's lock, from a dead process of this host at once, from one of another host when its heart has not
 * beaten for 15 s. Throws SetupError, naming the holder, when a living process has it, or when the system does not tell
 * one process from another. A holder that finds its lock taken by another host, as after a long sleep, ends its process.
 */
export async function lockDataFolder(
  folder: string,
  heartbeatMilliseconds = HEARTBEAT_MILLISECONDS,
): Promise<DataFolderLock> {
  await ensureDataFolder(folder);
  const identity = identifyProcess();
  if (identity === undefined)
    throw new SetupError(
      'This system does not tell when its processes started (by /proc or ps), so the embedded database cannot be kept to one of them; set DATABASE_URL to a PostgreSQL server.',
    );
  const record: LockRecord = { ...identity, nonce: randomUUID(), free: false };
  for (;;) {
    const highest = await highestNumber(folder);
    if (highest > 0) await refuseIfHeld(folder, highest);
    const mine = highest + 1;
    if (!(await createLock(folder, mine, record))) continue;
    if ((await highestNumber(folder)) === mine) return holdLock(folder, mine, record, heartbeatMilliseconds);
    await rm(lockFile(folder, mine), { force: true });
  }
}

async function holdLock(
  folder: string,
  mine: number,
  record: LockRecord,
  heartbeatMilliseconds: number,
): Promise<DataFolderLock> {
  await removeLower(folder, mine);
  const beat = async () => {
    if ((await highestNumber(folder)) !== mine) abandonProcess(folder);
    // Writing moves the file's time by the file system's own clock, which is the one a starter compares it with.
    await writeFile(lockFile(folder, mine), JSON.stringify(record), { flag: 'r+' });
  };
  let beating: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    beating = beating.then(beat).catch(() => undefined);
  }, heartbeatMilliseconds);
  timer.unref();
  let released = false;
  return {
    release: async () => {
      if (released) return;
      released = true;
      clearInterval(timer);
      await beating;
      // Failing to say so does no harm: the file of a process that ends is as good as free.
      await writeFile(lockFile(folder, mine), JSON.stringify({ ...record, free: true })).catch(
        () => undefined,
      );
    },
  };
}

/** Going on beside another process would destroy the data, and nothing that is awaited may run in between. */
function abandonProcess(folder: string): never {
  process.stderr.write(
    `The data folder ${folder} was taken by another process; stopping to protect the data.\n`,
  );
  process.exit(1);
}

async function refuseIfHeld(folder: string, number: number): Promise<void> {
  const record = await readLock(folder, number);
  if (record === undefined || record.free) return;
  const running = isRunning(record);
  if (!(running ?? (await showsLife(folder, number)))) return;
  const where = running ? '' : ` on another host (${record.host.split(' ')[0]})`;
  throw new SetupError(
    `The data folder ${folder} is in use by process ${record.pid}${where}. Stop it, or set DATABASE_URL to a PostgreSQL server, or DATA_DIR to another folder.`,
  );
}

/**
 * Whether a holder that cannot be looked up lives: it does as soon as its heart beats, and is gone when that has not
 * happened for as long as a beat can take. A container that is started anew after a kill is such a case.
 */
async function showsLife(folder: string, number: number): Promise<boolean> {
  const seen = await writtenMilliseconds(folder, number);
  while (seen !== undefined && (await fileSystemTimeMilliseconds(folder)) - seen < STALE_MILLISECONDS) {
    await sleep(LIFE_PAUSE_MILLISECONDS);
    const written = await writtenMilliseconds(folder, number);
    if (written !== seen) return written !== undefined && !(await readLock(folder, number))?.free;
  }
  return false;
}

/** Creates lock number `number`; false when another process did so first. */
async function createLock(folder: string, number: number, record: LockRecord): Promise<boolean> {
  try {
    await writeFile(lockFile(folder, number), JSON.stringify(record), { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

/** The record of a lock; undefined when it was removed, or when its maker died before writing it. */
async function readLock(folder: string, number: number): Promise<LockRecord | undefined> {
  for (let read = 0; read < UNWRITTEN_READS; read += 1) {
    const text = await readFile(lockFile(folder, number), 'utf8').catch(() => undefined);
    if (text === undefined) return undefined;
    const record = parseRecord(text);
    if (record !== undefined) return record;
    await sleep(UNWRITTEN_PAUSE_MILLISECONDS);
  }
  return undefined;
}

function parseRecord(text: string): LockRecord | undefined {
  try {
    return JSON.parse(text) as LockRecord;
  } catch {
    return undefined;
  }
}

async function highestNumber(folder: string): Promise<number> {
  return Math.max(0, ...(await lockNumbers(folder)));
}

async function lockNumbers(folder: string): Promise<number[]> {
  const names = await readdir(folder);
  return names
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => Number(name.slice(PREFIX.length)))
    .filter(Number.isSafeInteger);
}

async function removeLower(folder: string, mine: number): Promise<void> {
  const lower = (await lockNumbers(folder)).filter((number) => number < mine);
  await Promise.all(lower.map((number) => rm(lockFile(folder, number), { force: true })));
}

/** When a lock was last written; undefined when it is gone. */
async function writtenMilliseconds(folder: string, number: number): Promise<number | undefined> {
  return (await stat(lockFile(folder, number)).catch(() => undefined))?.mtimeMs;
}

/** The present by the clock that dates the folder's files, which on a shared disk is not this host's. */
async function fileSystemTimeMilliseconds(folder: string): Promise<number> {
  const probe = path.join(folder, `.probe-${randomUUID()}`);
  await writeFile(probe, '');
  try {
    return (await stat(probe)).mtimeMs;
  } finally {
    await rm(probe, { force: true });
  }
}

function lockFile(folder: string, number: number): string {
  return path.join(folder, `${PREFIX}${number}`);
}
