import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { build } from 'esbuild';
import { lockDataFolder } from './data-folder-lock';
import { identifyProcess } from './process-identity';
import { SetupError } from './setup-error';

/** Takes the lock, says so or says why not, and frees it when its input ends. */
const HOLDER = `
import { lockDataFolder } from '@/lib/db/data-folder-lock';
try {
  const lock = await lockDataFolder(process.argv[2], Number(process.argv[3]));
  console.log('held');
  process.stdin.resume().once('end', () => lock.release());
} catch (error) {
  console.log(process.env.PATH === '' ? String(error) : error.message);
}`;

/** As on a system with neither /proc nor ps. */
const NO_START_TIMES = `data:text/javascript,${encodeURIComponent(
  "Object.defineProperty(process, 'platform', { value: 'other' }); process.env.PATH = '';",
)}`;

let programs: string;
let holder: string;
let folder: string;
let children: ChildProcessWithoutNullStreams[] = [];

beforeAll(async () => {
  programs = await mkdtemp(path.join(os.tmpdir(), 'chandra-lock-program-'));
  holder = path.join(programs, 'holder.mjs');
  await build({
    stdin: { contents: HOLDER, resolveDir: process.cwd(), loader: 'ts' },
    outfile: holder,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
  });
});

afterAll(() => rm(programs, { recursive: true, force: true }));

beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(os.tmpdir(), 'chandra-lock-')), 'data');
});

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  children = [];
  await rm(path.dirname(folder), { recursive: true, force: true });
});

/** Starts another process that wants the folder; answers it and the first thing it says. */
async function startHolder(heartbeatMilliseconds = 5_000, flags: readonly string[] = []) {
  const child = spawn(process.execPath, [...flags, holder, folder, String(heartbeatMilliseconds)]);
  children.push(child);
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, pid: child.pid, said: said.toString().trim() };
}

async function killHard(child: ChildProcessWithoutNullStreams) {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

async function lockFiles() {
  return (await readdir(folder)).filter((name) => name.startsWith('pglite.lock.'));
}

async function plantLock(record: object, number = 1, ageSeconds = 0) {
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, `pglite.lock.${number}`);
  await writeFile(file, JSON.stringify({ nonce: 'planted', free: false, ...record }));
  const written = (await stat(file)).mtimeMs / 1000 - ageSeconds;
  await utimes(file, written, written);
}

describe('the data folder', () => {
  test('is made for its owner alone', async () => {
    const lock = await lockDataFolder(folder);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    await lock.release();
  });

  test('that cannot be written is refused in one line', async () => {
    await writeFile(folder, 'a file where the folder should be');
    const refusal = lockDataFolder(path.join(folder, 'inside'));
    await expect(refusal).rejects.toThrow(SetupError);
    await expect(refusal).rejects.toThrow(
      /^The data folder \S+ cannot be written \(ENOTDIR\); .*DATA_DIR[^\n]*$/,
    );
  });
});

test('a system that does not tell when its processes started is told in one line', async () => {
  const { child, said } = await startHolder(5_000, ['--import', NO_START_TIMES]);
  expect(said).toMatch(
    /^SetupError: This system does not tell [^\n]* set DATABASE_URL to a PostgreSQL server\.$/,
  );
  await killHard(child);
});

describe('the lock', () => {
  test('keeps a second process out, naming the first and the remedy', async () => {
    const first = await startHolder();
    expect(first.said).toBe('held');
    const second = await startHolder();
    expect(second.said).toBe(
      `The data folder ${folder} is in use by process ${first.pid}. Stop it, or set DATABASE_URL to a PostgreSQL server, or DATA_DIR to another folder.`,
    );
  });

  test('is free after an orderly stop', async () => {
    const first = await startHolder();
    first.child.stdin.end();
    await once(first.child, 'exit');
    expect((await startHolder()).said).toBe('held');
  });

  test('of a killed process is taken at once', async () => {
    const first = await startHolder();
    await killHard(first.child);
    expect((await startHolder()).said).toBe('held');
  });

  test('goes to exactly one of many that start at once over a dead process', async () => {
    for (let round = 0; round < 3; round += 1) {
      const dead = await startHolder();
      expect(dead.said).toBe('held');
      await killHard(dead.child);
      const starters = await Promise.all(Array.from({ length: 10 }, () => startHolder()));
      const winners = starters.filter(({ said }) => said === 'held');
      expect(winners).toHaveLength(1);
      const [winner] = winners;
      for (const { said } of starters.filter((starter) => starter !== winner))
        expect(said).toContain(`in use by process ${winner?.pid}.`);
      if (winner) await killHard(winner.child);
    }
  }, 30_000);

  test('goes to exactly one of many within a process, free or not', async () => {
    for (let round = 0; round < 20; round += 1) {
      const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => lockDataFolder(folder)));
      const held = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
      expect(held).toHaveLength(1);
      expect(await lockFiles()).toHaveLength(1);
      await held[0]?.release();
      await held[0]?.release();
    }
  });

  test('is never held twice, however slow a starter is between looking and taking', async () => {
    let holders = 0;
    let most = 0;
    const worker = async () => {
      for (let round = 0; round < 40; round += 1) {
        const lock = await lockDataFolder(folder).catch(() => undefined);
        if (lock === undefined) continue;
        holders += 1;
        most = Math.max(most, holders);
        await sleep(1);
        holders -= 1;
        await lock.release();
      }
    };
    await Promise.all(Array.from({ length: 30 }, worker));
    expect(most).toBe(1);
  }, 30_000);

  test('of a dead process whose number another has now is taken', async () => {
    await plantLock({ ...identifyProcess(), startedAt: 'long ago' });
    await (await lockDataFolder(folder)).release();
  });

  describe('of another host', () => {
    const elsewhere = { pid: 4321, startedAt: '1', host: 'far-away boot' };
    const file = () => path.join(folder, 'pglite.lock.1');

    test('holds once its heart has beaten', async () => {
      await plantLock(elsewhere, 1, 10);
      const refusal = expect(lockDataFolder(folder)).rejects.toThrow(
        /in use by process 4321 on another host \(far-away\)\. [^\n]*$/,
      );
      await sleep(300);
      const present = Date.now() / 1000;
      await utimes(file(), present, present);
      await refusal;
    });

    test('is taken when it is freed while one waits', async () => {
      await plantLock(elsewhere, 1, 10);
      const taken = lockDataFolder(folder);
      await sleep(300);
      await plantLock({ ...elsewhere, free: true });
      await (await taken).release();
    });

    test('is taken as soon as its heart has not beaten for 15 s', async () => {
      await plantLock(elsewhere, 1, 14);
      const started = performance.now();
      await (await lockDataFolder(folder)).release();
      expect(performance.now() - started).toBeGreaterThan(500);
      await plantLock(elsewhere, 3, 16);
      const again = performance.now();
      await (await lockDataFolder(folder)).release();
      expect(performance.now() - again).toBeLessThan(200);
    });
  });

  test('whose maker died before writing it is taken', async () => {
    await mkdir(folder);
    await writeFile(path.join(folder, 'pglite.lock.3'), '');
    await (await lockDataFolder(folder)).release();
    expect(await lockFiles()).toEqual(['pglite.lock.4']);
  });

  test('beats while it is held and rests after', async () => {
    const lock = await lockDataFolder(folder, 20);
    const file = path.join(folder, 'pglite.lock.1');
    const old = 1_000_000;
    await utimes(file, old, old);
    await sleep(200);
    expect((await stat(file)).mtimeMs).toBeGreaterThan(old * 1000);
    await lock.release();
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ free: true, pid: process.pid });
    await utimes(file, old, old);
    await sleep(200);
    expect((await stat(file)).mtimeMs).toBe(old * 1000);
  });

  test('that another host has taken ends the process that had it', async () => {
    const { child } = await startHolder(20);
    const complaint = once(child.stderr, 'data');
    const ended = once(child, 'exit');
    await plantLock({ pid: 1, startedAt: '1', host: 'far-away' }, 2);
    expect(String((await complaint)[0])).toContain('taken by another process; stopping to protect the data');
    expect(await ended).toEqual([1, null]);
  });
});
