/**
 * `npm test`: sets up what the tests need, then runs every check in turn. `npm test -- unit browser` runs those alone.
 * A failing check does not stop the later ones; the last line counts them all. A skipped test fails the run: it has shown
 * nothing.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './find-browser.mjs';
import { exitOn, root, SetupFailure, setUp } from './setup.mjs';

process.chdir(root);
const reports = join(root, '.build/reports');
const node = process.execPath;
const bin = (path) => join(root, 'node_modules', path);
const LONGEST_CHECK_MILLISECONDS = 15 * 60_000;
const jest = (project) => ({
  run: [
    node,
    [
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      bin('jest/bin/jest.js'),
      '--selectProjects',
      project,
      '--json',
      `--outputFile=${reports}/jest-${project}.json`,
      '--colors',
    ],
  ],
  report: `jest-${project}.json`,
  count: countJest,
});

const CHECKS = {
  lint: { run: [node, [bin('@biomejs/biome/bin/biome'), 'ci', '--error-on-warnings']] },
  types: {
    run: [node, [bin('typescript/bin/tsc'), '--noEmit']],
  },
  'dead-code': { run: [node, [bin('knip/bin/knip.js')]] },
  unit: jest('unit'),
  integration: jest('integration'),
  crash: jest('crash'),
  browser: {
    run: [node, [bin('@playwright/test/cli.js'), 'test']],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'playwright.json') },
    report: 'playwright.json',
    count: countPlaywright,
  },
  'script-bytes': { run: [node, ['scripts/check-script-bytes.mjs']] },
  coverage: { run: [node, ['scripts/check-coverage.mjs']] },
};

function countJest(report) {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

function countPlaywright({ stats }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}

function runCheck({ run: [command, args], env = {} }) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
      // A check that hangs fails, and the rest still run.
      timeout: LONGEST_CHECK_MILLISECONDS,
      killSignal: 'SIGKILL',
    });
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** What a check counts: its report's tests, or itself as one. A check that failed counts at least one failure. */
function countOf(check, code) {
  const file = check.report && join(reports, check.report);
  if (!file || !existsSync(file))
    return { passed: code === 0 && !file ? 1 : 0, failed: code === 0 && !file ? 0 : 1, skipped: 0 };
  const counted = check.count(JSON.parse(readFileSync(file, 'utf8')));
  return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}

async function main() {
  const asked = process.argv.slice(2);
  const unknown = asked.filter((name) => !(name in CHECKS));
  if (unknown.length > 0)
    throw new SetupFailure(
      `no check is called ${unknown.join(', ')}: there are ${Object.keys(CHECKS).join(', ')}`,
    );
  const names =
    asked.length > 0 ? Object.keys(CHECKS).filter((name) => asked.includes(name)) : Object.keys(CHECKS);

  await setUp(['dependencies', 'client', 'server', 'places', 'pages', 'sitemap']);
  process.env.CHROMIUM_PATH = await findBrowser();
  if (asked.length === 0) rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });

  const total = { passed: 0, failed: 0, skipped: 0 };
  const lines = [];
  for (const name of names) {
    console.log(`\n── ${name} ──`);
    const started = performance.now();
    const code = await runCheck(CHECKS[name]);
    const counted = countOf(CHECKS[name], code);
    for (const key of Object.keys(total)) total[key] += counted[key];
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    lines.push(
      `${counted.failed + counted.skipped === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s): ${counted.passed} passed, ${counted.failed} failed, ${counted.skipped} skipped`,
    );
  }
  console.log(
    `\n${lines.join('\n')}\n\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`,
  );
  process.exitCode = total.failed + total.skipped === 0 && total.passed > 0 ? 0 : 1;
}

main().catch(exitOn);
