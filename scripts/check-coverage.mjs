#!/usr/bin/env node
/**
 * Holds docs/coverage.md to the last test run. A row is shown by a test whose title carries the row's id in
 * square brackets; a row that claims a test which failed, was skipped or never ran is an error, and so is an open row
 * whose tests all passed, or a title that carries an id no row has.
 *
 *   node scripts/check-coverage.mjs [--coverage docs/coverage.md] [--reports .build/reports] [--write]
 *
 * Reads jest-*.json (`jest --json`) and playwright.json (Playwright's JSON reporter) in the reports folder.
 * --write first fills in the test cell of each row whose tests passed, and turns its `open` into `done`.
 * Exit code 0 when page and reports agree, 1 when they do not, 2 for bad arguments.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';

const HEADER = ['id', 'requirement', 'status', 'topic', 'test'];
const STATUSES = ['open', 'partly', 'done', 'departs'];
const ID = /^[CX][1-9](-[A-Z]{2,6})?-\d{2,3}$/;
/** Looser than ID, so that a mistyped id in a title is an error and not a silence. */
const BRACKETED_IDS = /\[([CX]\d-[^\]]*)\]/g;

/** Splits a table line at its unescaped pipes: `| a | b |` gives ['a', 'b']. */
function splitCells(line) {
  const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'));
  return cells.slice(1, cells.at(-1) === '' ? -1 : undefined);
}

/** A row whose first pipe was forgotten is still meant as a row. */
function isRowLine(line) {
  return line.startsWith('|') || /^[CX]\d-\S+\s*\|/.test(line);
}

/** What is wrong with one row, or null. An open row that names a test is as untrue as a done row that names none. */
function rowFault(row, cellCount) {
  if (cellCount !== HEADER.length) return `has ${cellCount} cells, not ${HEADER.length}`;
  if (!ID.test(row.id)) return 'has no well-formed id';
  if (row.requirement === '') return 'has no requirement';
  if (row.topic === '') return 'has no topic';
  if (!STATUSES.includes(row.status))
    return `has the status '${row.status}', not one of ${STATUSES.join(', ')}`;
  if (row.status === 'open' && row.test !== '') return 'is open and yet names a test';
  if (['done', 'partly'].includes(row.status) && row.test === '') return `is ${row.status} and names no test`;
  return null;
}

/** Rows of every five-column table that begins with HEADER; other tables (the legend) are left alone. */
function readCoverage(text) {
  const rows = [];
  const problems = [];
  let inTable = false;
  for (const [lineIndex, rawLine] of text.split('\n').entries()) {
    const line = rawLine.trim();
    if (!isRowLine(line)) {
      inTable = false;
      continue;
    }
    const cells = splitCells(line.startsWith('|') ? line : `|${line}`);
    if (cells.join() === HEADER.join()) inTable = true;
    else if (cells.every((cell) => /^:?-+:?$/.test(cell))) continue;
    else if (inTable || /^[CX]\d-/.test(cells[0] ?? '')) {
      const [id = '', requirement = '', status = '', topic = '', test = ''] = cells;
      const whole = line.startsWith('|') && cells.length === HEADER.length;
      const row = { id, requirement, status, topic, test, whole, lineIndex };
      const fault = line.startsWith('|') ? rowFault(row, cells.length) : 'does not begin with |';
      if (fault) problems.push(`line ${lineIndex + 1}: row ${id || '(no id)'} ${fault}`);
      rows.push(row);
    }
  }
  if (rows.length === 0) problems.push('the page has no rows');
  return { rows, problems: [...problems, ...duplicateProblems(rows)] };
}

function duplicateProblems(rows) {
  const firstLines = new Map();
  const problems = [];
  for (const { id, lineIndex } of rows) {
    if (id === '') continue;
    const first = firstLines.get(id);
    if (first === undefined) firstLines.set(id, lineIndex + 1);
    else problems.push(`line ${lineIndex + 1}: id ${id} is already on line ${first}`);
  }
  return problems;
}

/** Jest's states in three words; a todo, a pending or a disabled test has shown nothing. */
function jestTests(report) {
  return report.testResults.flatMap((file) =>
    file.assertionResults.map(({ title, fullName, status }) => ({
      title,
      fullTitle: fullName,
      outcome: status === 'passed' || status === 'failed' ? status : 'skipped',
    })),
  );
}

/** Only an expected pass counts: a test that is meant to fail, or passes on a second try, proves nothing about its row. */
function playwrightOutcome({ status, expectedStatus, results }) {
  if (results.length === 0) return 'not run';
  if (status === 'skipped') return 'skipped';
  return status === 'expected' && expectedStatus === 'passed' ? 'passed' : 'failed';
}

function playwrightTests(suite, ancestors = []) {
  const titles = suite.title ? [...ancestors, suite.title] : ancestors;
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.map((test) => ({
      title: spec.title,
      fullTitle: [...titles, spec.title].join(' '),
      outcome: playwrightOutcome(test),
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => playwrightTests(inner, titles))];
}

/** Every test of the last run, as {title, fullTitle, outcome}, from the reports that the folder holds. */
function readReports(folder) {
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  const wanted = names.filter((name) => /^jest-.*\.json$/.test(name) || name === 'playwright.json');
  const problems = wanted.length === 0 ? [`no report in ${folder}: run the tests first`] : [];
  const tests = [];
  for (const name of wanted) {
    try {
      const report = JSON.parse(readFileSync(join(folder, name), 'utf8'));
      tests.push(...(name === 'playwright.json' ? playwrightTests(report) : jestTests(report)));
    } catch (error) {
      problems.push(`report ${name} cannot be read: ${error.message}`);
    }
  }
  return { tests, problems };
}

function idsIn(title) {
  return [...title.matchAll(BRACKETED_IDS)].flatMap(([, list]) => list.split(/[\s,]+/).filter(Boolean));
}

function bareTitle(title) {
  return title.replace(BRACKETED_IDS, ' ').replace(/\s+/g, ' ').trim();
}

function testsById(tests) {
  const byId = new Map();
  for (const test of tests) {
    for (const id of idsIn(test.fullTitle)) byId.set(id, [...(byId.get(id) ?? []), test]);
  }
  return byId;
}

function areShown(carriers) {
  return carriers.length > 0 && carriers.every(({ outcome }) => outcome === 'passed');
}

/**
 * What keeps one row's claim from being true, or null. A row without a test claims nothing, but for an open one, which
 * claims that nothing shows it yet.
 */
function claimFault(row, carriers) {
  if (row.status === 'open' && areShown(carriers))
    return `its tests pass and yet it is open: run with --write (${carriers[0].fullTitle})`;
  if (row.test === '') return null;
  if (carriers.length === 0) return 'its test did not run: no title in the reports carries the id';
  const bad = carriers.find(({ outcome }) => outcome !== 'passed');
  if (bad) return `its test ${bad.outcome === 'failed' ? 'failed' : `was ${bad.outcome}`}: ${bad.fullTitle}`;
  const named = carriers.some(({ title }) => bareTitle(title) === bareTitle(row.test));
  return named ? null : `no test that carries the id is titled '${row.test}'`;
}

/** All that page and reports disagree about, one line each. */
function compare(rows, tests) {
  const byId = testsById(tests);
  const known = new Set(rows.map(({ id }) => id));
  const claims = rows.flatMap((row) => {
    const fault = claimFault(row, byId.get(row.id) ?? []);
    return fault ? [`row ${row.id} (${row.status}): ${fault}`] : [];
  });
  const strangers = [...byId].flatMap(([id, carriers]) =>
    known.has(id) ? [] : [`no row has the id ${id}, which a title carries: ${carriers[0].fullTitle}`],
  );
  return [...claims, ...strangers];
}

/** The page with the test cell of every row filled whose carriers all passed; other lines are left as they stand. */
function fillIn(text, rows, tests) {
  const byId = testsById(tests);
  const lines = text.split('\n');
  for (const row of rows) {
    const carriers = byId.get(row.id) ?? [];
    const claimHolds = row.test !== '' && claimFault(row, carriers) === null;
    if (!row.whole || !areShown(carriers) || claimHolds) continue;
    const cells = [row.id, row.requirement, row.status === 'open' ? 'done' : row.status, row.topic];
    const escaped = [...cells, bareTitle(carriers[0].title)].map((cell) => cell.replaceAll('|', '\\|'));
    lines[row.lineIndex] = `| ${escaped.join(' | ')} |`;
  }
  return lines.join('\n');
}

function summary(rows) {
  const count = (status) => rows.filter((row) => row.status === status).length;
  const untested = rows.filter((row) => row.status === 'departs' && row.test === '').length;
  const parts = [`${rows.length} rows`, `${count('done')} done`, `${count('partly')} partly`];
  parts.push(`${count('open')} open`, `${count('departs')} depart (${untested} of them not yet tested)`);
  return `coverage: ${parts.join(', ')}`;
}

function readOptions() {
  try {
    return parseArgs({
      options: {
        coverage: { type: 'string', default: 'docs/coverage.md' },
        reports: { type: 'string', default: '.build/reports' },
        write: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    process.stderr.write(`check-coverage: ${error.message}\n`);
    process.exit(2);
  }
}

function main() {
  const options = readOptions();
  if (!existsSync(options.coverage)) {
    process.stderr.write(`check-coverage: no such file: ${options.coverage}\n`);
    process.exit(2);
  }
  let page = readFileSync(options.coverage, 'utf8');
  const reports = readReports(options.reports);
  if (options.write) {
    page = fillIn(page, readCoverage(page).rows, reports.tests);
    writeFileSync(options.coverage, page);
  }
  const { rows, problems } = readCoverage(page);
  const all = [...problems, ...reports.problems, ...compare(rows, reports.tests)];
  for (const problem of all) process.stderr.write(`${problem}\n`);
  process.stdout.write(
    `${summary(rows)}${all.length > 0 ? `; ${all.length} problem${all.length > 1 ? 's' : ''}` : ''}\n`,
  );
  process.exitCode = all.length > 0 ? 1 : 0;
}

main();
