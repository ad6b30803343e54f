import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { db } from '@/lib/db/client';
import { applyMigrations } from '@/lib/db/migrate';
import { closeDatabase, openDatabase } from '@/lib/db/open-database';
import { bundleForNode } from '@/tests/fixtures/bundle';
import { type DataFolder, dataFolder, emptyDataFolder } from '@/tests/fixtures/pglite';

let folder: DataFolder;

beforeEach(async () => {
  folder = await dataFolder();
}, 30_000);
afterEach(async () => {
  await closeDatabase();
  await folder.remove();
});

function open() {
  return openDatabase({ DATABASE_URL: undefined, DATA_DIR: folder.path });
}

async function startWriter(program: string) {
  const { DATABASE_URL: _, ...environment } = process.env;
  const child = spawn(process.execPath, [program], { env: { ...environment, DATA_DIR: folder.path } });
  const answered: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => answered.push(...chunk.toString().trim().split('\n')));
  return { child, answered };
}

test('a process that is killed while it writes loses nothing it answered, and the next start works', async () => {
  const program = await bundleForNode('tests/integration/db/write-until-killed.ts');
  const everAnswered: string[] = [];
  for (const answers of [30, 200]) {
    const { child, answered } = await startWriter(program);
    while (answered.length < answers) await once(child.stdout, 'data');
    const ended = once(child, 'close');
    child.kill('SIGKILL');
    await ended;
    everAnswered.push(...answered);
    await open();
    const kept = await db().profile.findMany({ select: { id: true } });
    const lost = everAnswered.filter((id) => !kept.some((profile) => profile.id === id));
    expect(lost).toEqual([]);
    expect(kept.length).toBeLessThanOrEqual(everAnswered.length + 2 * 8);
    await closeDatabase();
  }
}, 60_000);

test('a second process is kept out while the first has the folder', async () => {
  await open();
  const { child, answered } = await startWriter(await bundleForNode('tests/integration/db/start-once.ts'));
  await once(child, 'close');
  expect(JSON.parse(answered.join(''))).toEqual({
    refused: `The data folder ${folder.path} is in use by process ${process.pid}. Stop it, or set DATABASE_URL to a PostgreSQL server, or DATA_DIR to another folder.`,
  });
});

test('a first start that was cut off is begun again', async () => {
  await folder.remove();
  folder = await emptyDataFolder();
  const partial = path.join(folder.path, 'pglite.partial');
  await mkdir(partial);
  await writeFile(path.join(partial, 'PG_VERSION'), '17\n');
  expect(await applyMigrations(await open())).not.toEqual([]);
  expect(existsSync(partial)).toBe(false);
}, 30_000);

test('a folder that holds something else is named in one line, and is free afterwards', async () => {
  await folder.remove();
  folder = await emptyDataFolder();
  const cluster = path.join(folder.path, 'pglite');
  await mkdir(cluster);
  await writeFile(path.join(cluster, 'PG_VERSION'), '9\n');
  for (const _attempt of [1, 2])
    await expect(open()).rejects.toThrow(
      new RegExp(`^The embedded database in ${cluster} does not open \\([^\\n]+\\); restore it from a copy`),
    );
  expect(await readFile(path.join(cluster, 'PG_VERSION'), 'utf8')).toBe('9\n');
}, 30_000);
