/**
 * How many bytes of script each page loads, gzipped, held to what was noted in tests/reference/script-bytes.json:
 * growth by more than 2 KB fails, and so does any page of content above 160 KB.
 *
 *     node scripts/check-script-bytes.mjs             measures a server that it starts itself
 *     node scripts/check-script-bytes.mjs --update    notes what it measures
 *     node scripts/check-script-bytes.mjs --base URL  measures the server there
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { root } from './setup.mjs';

const REFERENCE = join(root, 'tests/reference/script-bytes.json');
const GROWTH_BYTES = 2 * 1024;
const CONTENT_PAGE_BYTES = 160 * 1024;
const START_MILLISECONDS = 60_000;

/** Starts a server on a free port with data of its own; answers its address and how to stop it. */
async function startServer() {
  const dataFolder = mkdtempSync(join(tmpdir(), 'chandra-server-'));
  const entrance = "const server = await import('./.build/server.mjs'); await server.serve();";
  const child = spawn(process.execPath, ['--input-type=module', '--eval', entrance], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataFolder,
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const base = await new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error('the server was not ready in time')), START_MILLISECONDS);
    let output = '';
    child.stdout.on('data', (text) => {
      output += text;
      const [, address] = /is ready at (\S+)/.exec(output) ?? [];
      if (!address) return;
      clearTimeout(limit);
      resolve(address);
    });
    ended.then((code) => reject(new Error(`the server ended with ${code}`)));
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(dataFolder, { recursive: true, force: true });
  };
  return { base, stop };
}

/** What a modern browser loads: every script element with an address but the ones for browsers without modules. */
function scriptAddresses(html) {
  const tags = html.match(/<script\b[^>]*>/gi) ?? [];
  const sources = tags
    .filter((tag) => !/\snomodule\b/i.test(tag))
    .map((tag) => /\ssrc="([^"]+)"/i.exec(tag)?.[1]);
  return [...new Set(sources.filter(Boolean))];
}

const sizes = new Map();

async function gzippedBytes(address) {
  if (!sizes.has(address)) {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
    sizes.set(address, gzipSync(Buffer.from(await answer.arrayBuffer()), { level: 9 }).length);
  }
  return sizes.get(address);
}

async function measure(base, path) {
  const html = await (await fetch(new URL(path, base))).text();
  const addresses = scriptAddresses(html);
  if (addresses.length === 0) throw new Error(`${path} loads no script at all: is this Chandra?`);
  let bytes = 0;
  for (const address of addresses) bytes += await gzippedBytes(new URL(address, base));
  return bytes;
}

/** What is wrong with one page's figure; undefined when nothing is. */
function judge(path, bytes, noted) {
  if (bytes > CONTENT_PAGE_BYTES)
    return `${path} is above the ${CONTENT_PAGE_BYTES} bytes that a page may load`;
  if (noted === undefined) return `${path} is not noted yet`;
  if (bytes > noted + GROWTH_BYTES) return `${path} grew by ${bytes - noted} bytes`;
  return undefined;
}

const { values } = parseArgs({ options: { update: { type: 'boolean' }, base: { type: 'string' } } });
const reference = JSON.parse(readFileSync(REFERENCE, 'utf8'));
const server = values.base ? { base: values.base, stop: async () => undefined } : await startServer();
try {
  const measured = {};
  for (const path of Object.keys(reference.bytes)) measured[path] = await measure(server.base, path);
  for (const [path, bytes] of Object.entries(measured))
    console.log(`${path}  ${(bytes / 1024).toFixed(1)} KB`);
  if (values.update) {
    writeFileSync(REFERENCE, `${JSON.stringify({ ...reference, bytes: measured }, null, 2)}\n`);
  } else {
    const faults = Object.entries(measured)
      .map(([path, bytes]) => judge(path, bytes, reference.bytes[path] ?? undefined))
      .filter(Boolean);
    for (const fault of faults)
      console.error(`${fault}. If that is worth it: node scripts/check-script-bytes.mjs --update`);
    process.exitCode = faults.length === 0 ? 0 : 1;
  }
} finally {
  await server.stop();
}
