import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { identifyProcess, isRunning, type ProcessIdentity } from './process-identity';

/** The identity of a process that must run. */
function identify(pid: number | undefined): ProcessIdentity {
  const identity = identifyProcess(pid);
  if (identity === undefined) throw new Error(`no process ${pid}`);
  return identity;
}

test('this process runs, and keeps its identity', () => {
  expect(identify(process.pid)).toMatchObject({ pid: process.pid });
  expect(identify(process.pid)).toEqual(identifyProcess());
  expect(isRunning(identify(process.pid))).toBe(true);
});

test('a killed process does not run', async () => {
  const child = spawn('sleep', ['60']);
  const identity = identify(child.pid);
  expect(isRunning(identity)).toBe(true);
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
  expect(isRunning(identity)).toBe(false);
  expect(identifyProcess(identity.pid)).toBeUndefined();
});

test('a killed process that its parent has not buried does not run', async () => {
  // The shell turns into a program that never asks after the child it was given.
  const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60']);
  const [said] = (await once(parent.stdout, 'data')) as [Buffer];
  const identity = identify(Number(said));
  process.kill(identity.pid, 'SIGKILL');
  await sleep(100);
  // It still has its number.
  expect(() => process.kill(identity.pid, 0)).not.toThrow();
  expect(isRunning(identity)).toBe(false);
  parent.kill('SIGKILL');
});

test('a later process with the same number is another', () => {
  expect(isRunning({ ...identify(process.pid), startedAt: 'earlier' })).toBe(false);
});

test('of a process of another host nothing is known', () => {
  expect(isRunning({ ...identify(process.pid), host: 'elsewhere' })).toBeUndefined();
});
