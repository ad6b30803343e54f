/** The lock and the stop of a set-up, on a small clone in which `npm` is a script of ours. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';

jest.setTimeout(30_000);

const NPM = '#!/bin/sh\necho $$ > .build/npm.pid\nsleep 60 & echo $! > .build/sleep.pid\nwait\n';

let clone: string;
let builds: string;
let children: ChildProcessWithoutNullStreams[];

beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'chandra-setup-'));
  builds = join(clone, '.build');
  children = [];
  for (const folder of ['scripts', 'bin', '.build']) mkdirSync(join(clone, folder));
  for (const name of ['setup.mjs', 'setup-lock.mjs']) cpSync(`scripts/${name}`, join(clone, 'scripts', name));
  writeFileSync(join(clone, 'package.json'), '{"type":"module"}');
  writeFileSync(join(clone, 'package-lock.json'), '{"packages":{"":{}}}');
  writeFileSync(join(clone, 'bin/npm'), NPM, { mode: 0o755 });
});

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  for (const name of ['npm', 'sleep']) if (runs(name)) process.kill(pidOf(name), 'SIGKILL');
  await sleep(50);
  rmSync(clone, { recursive: true, force: true });
});

/** Runs a program in the clone; answers it, all it has said, and its end. */
function run(code: string) {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: clone,
    env: { NODE_ENV: 'production', PATH: `${join(clone, 'bin')}:${process.env.PATH}` },
  });
  children.push(child);
  const said = { text: '' };
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece: Buffer) => {
      said.text += piece;
    });
  return { child, said, ended: once(child, 'close') as Promise<[number | null, string | null]> };
}

const setUp = () =>
  run(
    "const { setUp, exitOn } = await import('./scripts/setup.mjs'); await setUp(['dependencies']).catch(exitOn);",
  );

/** Takes the lock, says so, and frees it after some milliseconds. */
const hold = (milliseconds: number) =>
  run(`
    import { appendFileSync } from 'node:fs';
    import { takeLock } from './scripts/setup-lock.mjs';
    const free = await takeLock('.build', (pid) => console.log('waits for ' + pid));
    console.log('held');
    appendFileSync('.build/turns', '(');
    await new Promise((resolve) => setTimeout(resolve, ${milliseconds}));
    appendFileSync('.build/turns', ')');
    free();`);

async function until(condition: () => boolean) {
  for (let waited = 0; !condition(); waited += 20) {
    if (waited > 10_000) throw new Error('it never came to that');
    await sleep(20);
  }
}

const pidOf = (name: string) => {
  try {
    return Number(readFileSync(join(builds, `${name}.pid`), 'utf8'));
  } catch {
    return 0;
  }
};

/** Whether that process is alive and, as far as the system tells, no zombie. */
function runs(name: string) {
  const pid = pidOf(name);
  if (pid === 0) return false;
  try {
    process.kill(pid, 0);
    return !existsSync('/proc/self') || !/^State:\s*Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

const locks = () => readdirSync(builds).filter((name) => name.startsWith('setup.'));

function plant(holder: string | undefined, ageSeconds = 0) {
  const lock = join(builds, 'setup.lock.7');
  mkdirSync(lock);
  if (holder !== undefined) writeFileSync(join(lock, 'holder'), holder);
  const time = Date.now() / 1000 - ageSeconds;
  utimesSync(lock, time, time);
}

describe('the lock of the set-up', () => {
  test('makes a second one wait for the first, by name', async () => {
    const first = hold(800);
    await until(() => first.said.text.includes('held'));
    const second = hold(0);
    await second.ended;
    expect(second.said.text).toBe(`waits for ${first.child.pid}\nheld\n`);
    expect(readFileSync(join(builds, 'turns'), 'utf8')).toBe('()()');
  });

  test('goes from a killed holder to one after another of those who wait', async () => {
    const dead = hold(60_000);
    await until(() => dead.said.text.includes('held'));
    const waiting = Array.from({ length: 6 }, () => hold(150));
    await until(() => waiting.every(({ said }) => said.text.includes('waits for')));
    dead.child.kill('SIGKILL');
    for (const { ended } of waiting) expect(await ended).toEqual([0, null]);
    expect(readFileSync(join(builds, 'turns'), 'utf8')).toBe(`(${'()'.repeat(6)}`);
    expect(locks()).toHaveLength(1);
  });

  test('of a process whose number another has now is taken at once', async () => {
    plant(`${process.pid} 1`);
    const next = hold(0);
    await next.ended;
    expect(next.said.text).toBe('held\n');
  });

  test('that bears the own number, as in a container started anew, is taken at once', async () => {
    const own = run(`
      import { takeLock } from './scripts/setup-lock.mjs';
      for (const turn of [1, 2]) await takeLock('.build', () => console.log('waits'));
      console.log('held');`);
    await own.ended;
    expect(own.said.text).toBe('held\n');
  });

  test.each([undefined, '', 'rubbish'])(
    'that says %p is waited for while it is young, then taken',
    async (holder) => {
      plant(holder, 1);
      const next = hold(0);
      await next.ended;
      expect(next.said.text).toBe('waits for 0\nheld\n');
      expect(locks()).toEqual(['setup.lock.8']);
    },
  );
});

describe.each([
  ['SIGTERM', 143],
  ['SIGINT', 130],
] as const)('%s during a step', (signal, code) => {
  test('ends the step with all it started and frees the lock', async () => {
    const stopped = setUp();
    await until(() => runs('npm') && runs('sleep'));
    stopped.child.kill(signal);
    expect(await stopped.ended).toEqual([code, null]);
    await until(() => !runs('npm') && !runs('sleep'));
    expect(stopped.said.text).toMatch(
      new RegExp(`installing dependencies … stopped by ${signal} after \\S+ s\\n$`),
    );

    writeFileSync(join(clone, 'bin/npm'), '#!/bin/sh\nexit 0\n');
    const next = setUp();
    expect(await next.ended).toEqual([0, null]);
    expect(next.said.text).not.toContain('waiting');
  });
});
