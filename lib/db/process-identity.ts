import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import os from 'node:os';

/** What tells one process from every other, a later one with the same number included. */
export interface ProcessIdentity {
  readonly pid: number;
  /** When the process started, in whatever form the system tells it; only compared for equality. */
  readonly startedAt: string;
  /** Where `pid` means something: the host's name and, on Linux, its boot and process namespace (its container). */
  readonly host: string;
}

/** The identity of a process of this host, the asking one unless another is named; undefined when none runs. */
export function identifyProcess(pid: number = process.pid): ProcessIdentity | undefined {
  const startedAt = startOf(pid);
  return startedAt === undefined ? undefined : { pid, startedAt, host: thisHost() };
}

/** Whether a process of this host still runs. The answer for a process of another host is undefined. */
export function isRunning(other: ProcessIdentity): boolean | undefined {
  return other.host === thisHost() ? startOf(other.pid) === other.startedAt : undefined;
}

function thisHost(): string {
  const parts = [
    () => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim(),
    () => readlinkSync('/proc/self/ns/pid'),
  ];
  return [os.hostname(), ...parts.map((part) => attempt(part) ?? '')].join(' ').trim();
}

/** When the process started; undefined when there is none, or only a killed one that its parent has not buried. */
function startOf(pid: number): string | undefined {
  if (process.platform !== 'linux') {
    // An elapsed time would change; the start does not.
    const line = attempt(() =>
      execFileSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], { encoding: 'utf8' }),
    );
    const [state = '', ...start] = line?.trim().split(/\s+/) ?? [];
    return state === '' || state.startsWith('Z') ? undefined : start.join(' ');
  }
  const stat = attempt(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  // The second field is the program's name in brackets and may hold anything; the third is the state, the 22nd the start.
  const [state, ...rest] = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? [];
  return state === undefined || state === 'Z' || state === 'X' ? undefined : rest[18];
}

function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
