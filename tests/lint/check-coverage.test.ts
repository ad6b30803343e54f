import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

const SCRIPT = resolve('scripts/check-coverage.mjs');
const HEADER = '| id | requirement | status | topic | test |\n|---|---|---|---|---|';
const DONE = '| C1-01 | A greeting | done | shell | greets |';
const OPEN = '| C1-02 | A farewell | open | shell | |';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'coverage-'));
  mkdirSync(join(folder, 'reports'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function writeReport(name: string, report: unknown): void {
  const text = typeof report === 'string' ? report : JSON.stringify(report);
  writeFileSync(join(folder, 'reports', name), text);
}

function jestReport(...cases: [title: string, status: string, describeTitle?: string][]): unknown {
  const assertionResults = cases.map(([title, status, describeTitle]) => ({
    title,
    fullName: describeTitle ? `${describeTitle} ${title}` : title,
    status,
  }));
  return { testResults: [{ name: 'a.test.ts', assertionResults }] };
}

function playwrightReport(title: string, ...tests: Record<string, unknown>[]): unknown {
  const run = { expectedStatus: 'passed', status: 'expected', results: [{ status: 'passed' }] };
  const specs = [{ title, tests: tests.map((test) => ({ ...run, ...test })) }];
  return { suites: [{ title: 'home.spec.ts', specs: [], suites: [{ title: 'at home', specs }] }] };
}

function check(rows: string[], ...flags: string[]) {
  const page = join(folder, 'coverage.md');
  writeFileSync(page, `# Coverage\n\n## Part\n\n${HEADER}\n${rows.join('\n')}\n`);
  const where = ['--coverage', page, '--reports', join(folder, 'reports')];
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, ...where, ...flags], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr, page: readFileSync(page, 'utf8') };
}

describe('a page that agrees with its reports', () => {
  test('passes and is summed up in one line', () => {
    writeReport('jest-unit.json', jestReport(['greets [C1-01]', 'passed'], ['other', 'failed']));
    const departs = '| C1-03 | Otherwise | departs | shell | |';
    const { status, stdout, stderr } = check([DONE, OPEN, departs]);
    expect(stderr).toBe('');
    expect(stdout).toBe('coverage: 3 rows, 1 done, 0 partly, 1 open, 1 depart (1 of them not yet tested)\n');
    expect(status).toBe(0);
  });

  test('takes tests from Jest and Playwright, and ids from a describe or from a list in brackets', () => {
    writeReport('jest-unit.json', jestReport(['greets', 'passed', 'hall [C1-01]']));
    writeReport('playwright.json', playwrightReport('leaves [C1-02, C1-03]', {}, {}));
    const leaves = ['C1-02', 'C1-03'].map((id) => `| ${id} | A farewell | partly | shell | leaves |`);
    expect(check([DONE, ...leaves])).toMatchObject({ status: 0, stderr: '' });
  });

  test('an escaped pipe stays inside its cell', () => {
    writeReport('jest-unit.json', jestReport(['greets a|b [C1-01]', 'passed']));
    expect(check(['| C1-01 | a \\| b | done | shell | greets a\\|b |']).stderr).toBe('');
  });
});

describe('a row whose test does not show it', () => {
  test.each([
    ['failed', 'its test failed: greets [C1-01]'],
    ['pending', 'its test was skipped: greets [C1-01]'],
    ['todo', 'its test was skipped: greets [C1-01]'],
  ])('Jest says %s', (outcome, message) => {
    writeReport('jest-unit.json', jestReport(['greets [C1-01]', outcome]));
    const { status, stderr } = check([DONE]);
    expect(stderr).toBe(`row C1-01 (done): ${message}\n`);
    expect(status).toBe(1);
  });

  test.each([
    ['failed', { status: 'unexpected', results: [{ status: 'failed' }] }],
    ['failed', { status: 'flaky', results: [{ status: 'failed' }, { status: 'passed' }] }],
    ['was skipped', { status: 'skipped', results: [{ status: 'skipped' }] }],
    ['was not run', { status: 'skipped', results: [] }],
    ['failed', { expectedStatus: 'failed', results: [{ status: 'failed' }] }],
  ])('Playwright in one of two projects: %s', (outcome, second) => {
    writeReport('playwright.json', playwrightReport('greets [C1-01]', {}, second));
    const { status, stderr } = check([DONE]);
    expect(stderr).toBe(`row C1-01 (done): its test ${outcome}: home.spec.ts at home greets [C1-01]\n`);
    expect(status).toBe(1);
  });

  test.each(['done', 'partly', 'departs'])('%s, and no title carries its id', (state) => {
    writeReport('jest-unit.json', jestReport(['greets', 'passed']));
    const { status, stderr } = check([DONE.replace('done', state)]);
    expect(stderr).toContain(`row C1-01 (${state}): its test did not run`);
    expect(status).toBe(1);
  });

  test('one of two carriers failed', () => {
    writeReport('jest-unit.json', jestReport(['greets [C1-01]', 'passed'], ['bows [C1-01]', 'failed']));
    expect(check([DONE]).stderr).toBe('row C1-01 (done): its test failed: bows [C1-01]\n');
  });

  test('the row names another title than the one that carries its id', () => {
    writeReport('jest-unit.json', jestReport(['never greets [C1-01]', 'passed']));
    expect(check([DONE]).stderr).toBe("row C1-01 (done): no test that carries the id is titled 'greets'\n");
  });
});

describe('an open row', () => {
  test('whose tests all pass is to be filled in', () => {
    writeReport('jest-unit.json', jestReport(['greets [C1-01]', 'passed'], ['leaves [C1-02]', 'passed']));
    const { status, stderr } = check([DONE, OPEN]);
    expect(stderr).toBe(
      'row C1-02 (open): its tests pass and yet it is open: run with --write (leaves [C1-02])\n',
    );
    expect(status).toBe(1);
  });

  test.each(['failed', 'pending'])('of whose tests one %s stays open', (outcome) => {
    writeReport('jest-unit.json', jestReport(['leaves [C1-02]', 'passed'], ['goes [C1-02]', outcome]));
    expect(check([OPEN])).toMatchObject({ status: 0, stderr: '' });
  });
});

describe('a page or a title that is wrong in itself', () => {
  beforeEach(() => writeReport('jest-unit.json', jestReport(['greets [C1-01]', 'passed'])));

  test.each([
    ['too few cells', '| C1-02 | A farewell | open |', 'has 3 cells, not 5'],
    ['too many cells', '| C1-02 | A | farewell | open | shell | |', 'has 6 cells, not 5'],
    ['no first pipe', 'C1-02 | A farewell | open | shell | |', 'does not begin with |'],
    ['a bad id', '| C1-2 | A farewell | open | shell | |', 'has no well-formed id'],
    ['no id', '| | A farewell | open | shell | |', 'has no well-formed id'],
    ['no requirement', '| C1-02 | | open | shell | |', 'has no requirement'],
    ['no topic', '| C1-02 | A farewell | open | | |', 'has no topic'],
    ['an unknown status', '| C1-02 | A farewell | soon | shell | |', "has the status 'soon'"],
    ['done without a test', '| C1-02 | A farewell | done | shell | |', 'is done and names no test'],
    ['partly without a test', '| C1-02 | A farewell | partly | shell | |', 'is partly and names no test'],
    ['open with a test', '| C1-02 | A farewell | open | shell | leaves |', 'is open and yet names a test'],
    ['an indented bad row', '  | C1-02 | A farewell | open |', 'has 3 cells, not 5'],
  ])('%s', (_name, row, message) => {
    const { status, stderr } = check([DONE, row]);
    expect(stderr).toContain('line 8: row ');
    expect(stderr).toContain(message);
    expect(status).toBe(1);
  });

  test('an id stands twice', () => {
    const { status, stderr } = check([DONE, OPEN, OPEN]);
    expect(stderr).toBe('line 9: id C1-02 is already on line 8\n');
    expect(status).toBe(1);
  });

  test.each(['C9-99', 'X2-REP-01', 'C1-1'])('a title carries %s, which no row has', (id) => {
    writeReport('jest-lint.json', jestReport([`leaves [${id}]`, 'pending']));
    const { status, stderr } = check([DONE]);
    expect(stderr).toBe(`no row has the id ${id}, which a title carries: leaves [${id}]\n`);
    expect(status).toBe(1);
  });

  test('a page without rows', () => {
    expect(check([])).toMatchObject({ status: 1, stderr: expect.stringContaining('the page has no rows') });
  });

  test('a report that is cut off', () => {
    writeReport('playwright.json', '{"suites": [');
    const { status, stderr } = check([DONE]);
    expect(stderr).toContain('report playwright.json cannot be read');
    expect(status).toBe(1);
  });
});

test('without any report the check fails, even when every row is open', () => {
  const { status, stderr } = check([OPEN]);
  expect(stderr).toContain('no report in');
  expect(status).toBe(1);
});

test('bad arguments and a missing page are told in one line', () => {
  expect(check([OPEN], '--nonsense')).toMatchObject({ status: 2, stderr: expect.stringMatching(/^.+\n$/) });
  const missing = check([OPEN], '--coverage', join(folder, 'none.md'));
  expect(missing).toMatchObject({ status: 2, stderr: expect.stringContaining('no such file') });
});

test('--write fills in rows whose tests passed and leaves the others', () => {
  writeReport('jest-unit.json', jestReport(['leaves [C1-02]', 'passed'], ['stays [C1-03]', 'failed']));
  const stays = '| C1-03 | A stay | open | shell | |';
  const departs = '| C1-04 | Otherwise | departs | shell | |';
  const { status, page } = check([OPEN, stays, departs], '--write');
  expect(page).toContain('| C1-02 | A farewell | done | shell | leaves |');
  expect(page).toContain(stays);
  expect(page).toContain(departs);
  expect(status).toBe(0);
});
