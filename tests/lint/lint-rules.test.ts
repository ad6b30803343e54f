/** The rules that hold the architecture must themselves bite: each case is linted by the repository's own Biome. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

const root = resolve(import.meta.dirname, '../..');
const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
let workspace: string;

beforeAll(() => {
  workspace = mkdtempSync(join(tmpdir(), 'chandra-lint-'));
  cpSync(join(root, 'biome.json'), join(workspace, 'biome.json'));
  cpSync(join(root, 'scripts/lint'), join(workspace, 'scripts/lint'), { recursive: true });
});

afterAll(() => rmSync(workspace, { recursive: true, force: true }));

/** What the linter says of one line of code in one file; empty when it is content. */
function lint(path: string, code: string): string {
  const file = join(workspace, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${code}\n`);
  try {
    execFileSync(process.execPath, [biome, 'lint', '--vcs-enabled=false', path], {
      cwd: workspace,
      stdio: 'pipe',
    });
    return '';
  } catch (error) {
    const { stdout, stderr } = error as { stdout: Buffer; stderr: Buffer };
    return `${stdout}${stderr}`;
  } finally {
    rmSync(file);
  }
}

const importing = (from: string) => `import { thing } from '${from}';\nexport const kept = thing;`;

describe('imports run app → components → lib', () => {
  it.each([
    ['lib/profiles/x.ts', '@/components/ui/button'],
    ['lib/profiles/x.ts', '../../components/ui/button'],
    ['lib/profiles/x.ts', '@/app/layout'],
    ['lib/profiles/x.ts', '@/server/main'],
    ['components/ui/x.tsx', '@/app/layout'],
    ['components/ui/x.tsx', '@/lib/db/client'],
    ['app/page.tsx', '@/server/edges'],
    ['app/api/users/route.ts', '../../../server/edges'],
    ['server/x.ts', '@/app/layout'],
    ['server/x.ts', '../components/ui/button'],
  ])('%s may not import %s', (file, from) => {
    expect(lint(file, importing(from))).toContain('noRestrictedImports');
  });

  it.each([
    ['lib/profiles/x.ts', '@/lib/db/client'],
    ['components/ui/x.tsx', '@/lib/routes'],
    ['app/page.tsx', '@/components/ui/button'],
    ['app/page.tsx', 'next/server'],
    ['server/x.ts', '@/lib/env'],
  ])('%s may import %s', (file, from) => {
    expect(lint(file, importing(from))).toBe('');
  });
});

describe('the sky and the numbers are pure', () => {
  it.each([
    ['lib/astrology/sky/x.ts', '@/lib/clock'],
    ['lib/astrology/sky/x.ts', '../../env'],
    ['lib/astrology/sky/x.ts', '@/lib/db/client'],
    ['lib/astrology/sky/x.ts', 'next/cache'],
    ['lib/astrology/sky/x.ts', 'zod'],
    ['lib/astrology/sky/x.ts', 'node:fs'],
    ['lib/numerology/x.ts', 'react'],
  ])('%s may not import %s', (file, from) => {
    expect(lint(file, importing(from))).toContain('noRestrictedImports');
  });

  it.each([
    ['lib/astrology/sky/x.ts', 'astronomy-engine'],
    ['lib/astrology/sky/x.ts', './ayanamsa'],
    ['lib/astrology/horoscope/x.ts', '@/lib/astrology/sky/positions'],
    ['lib/astrology/horoscope/x.ts', '@/content/horoscope/daily.json'],
  ])('%s may import %s', (file, from) => {
    expect(lint(file, importing(from))).toBe('');
  });
});

describe('one reader of the clock, one of the environment', () => {
  it.each(['Date.now()', 'new Date()'])('%s stands in lib/clock.ts alone', (read) => {
    expect(lint('lib/profiles/x.ts', `export const t = ${read};`)).toContain(
      'Only lib/clock.ts reads the time',
    );
    expect(lint('app/page.tsx', `export const t = ${read};`)).toContain('Only lib/clock.ts reads the time');
    expect(lint('lib/clock.ts', `export const t = ${read};`)).toBe('');
  });

  it('process.env stands in lib/env.ts alone', () => {
    expect(lint('lib/profiles/x.ts', 'export const t = process.env.HOME;')).toContain('noProcessEnv');
    expect(lint('lib/env.ts', 'export const t = process.env;')).toBe('');
  });

  it('a fixed instant is no reading of the clock', () => {
    expect(lint('lib/profiles/x.ts', 'export const t = new Date(0);')).toBe('');
  });
});
