// `npm test`: every check of the project. A failing stage does not keep the others from running.
// Last line: `N passed, N failed`, the tests plus one for each other stage. Exit code 0 only when nothing failed.

import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bringBrowser } from './browser.mjs';
import { bringPostgres } from './postgres.mjs';
import { prepare, run, runBeside, SetupFailure } from './setup.mjs';

/** @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number, testResults: { status: string, assertionResults: unknown[] }[] }} Report what vitest writes, as far as it is read here */
/** @typedef {{ passed: number, failed: number, remark: string, output: string }} Outcome */

/** @typedef {{ name: string, heading: string, args: string[], remark?: (output: string) => string }} Check one command that passes or fails */
/** @typedef {{ name: string, heading: string, run: () => Outcome | Promise<Outcome> }} Suite */

/** They read the sources and share nothing: they run side by side. @type {Check[]} */
const checks = [
  {
    name: 'lint',
    heading: 'formatting and lint',
    args: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'],
  },
  { name: 'determinism', heading: 'determinism', args: ['scripts/determinism.ts'], remark: lastLine },
  { name: 'types', heading: 'types', args: ['scripts/types.mjs'] },
  { name: 'imports', heading: 'import directions', args: ['scripts/imports.ts'], remark: lastLine },
  { name: 'modes', heading: 'names of modes', args: ['scripts/modes.ts'], remark: lastLine },
  { name: 'docs', heading: 'paths in documents', args: ['scripts/docs.ts'], remark: lastLine },
  { name: 'unused', heading: 'unused code', args: ['node_modules/knip/bin/knip.js', '--no-progress'] },
  { name: 'rules', heading: 'rules coverage', args: ['apps/cli/bin/faultline.mjs', 'rules'], remark: lastLine },
];

/** Vitest would leave a core idle, which is half of two. */
const ALL_CORES = '--maxWorkers=100%';

/** Whoever drives a page waits for it a sixth of the time. */
const ONE_MORE = `--maxWorkers=${availableParallelism() + 1}`;

/** @type {Suite[]} */
const suites = [
  {
    name: 'size',
    heading: 'size of the page',
    run: size,
  },
  {
    name: 'tests',
    heading: 'tests',
    run: () => tests(['node_modules/vitest/vitest.mjs', 'run', '--project=node*', '--allowOnly=false', ALL_CORES]),
  },
  { name: 'databases', heading: 'tests of databases', run: onDatabases },
  { name: 'browser', heading: 'tests in a browser', run: inBrowser },
];

/** For the work at hand: all checks, and the tests nearest to what was changed, until so many seconds are over. */
const QUICK_SECONDS = 80;
/** @type {Suite} */
const nearest = { name: 'nearest', heading: 'nearest tests', run: nearestTests };

const stages = [...checks, ...suites];

const usage = `Usage: npm test [-- [--fast | --quick] [stage ...]]

Runs every stage, or only those named:
${stages.map(({ name, heading }) => `  ${name.padEnd(12)} ${heading}`).join('\n')}

  --fast       every stage but size, tests, databases and browser (npm run check)
  --quick      those, and for the rest of ${QUICK_SECONDS} seconds the tests nearest to what was changed (npm run test:quick)
  --help       this text

One test file: npm run vitest -- run <path>. While you work: npm run vitest.`;

process.exitCode = await main(process.argv.slice(2));

/** @param {string[]} args */
async function main(args) {
  /** @type {(Check | Suite)[]} */
  let chosen;
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { fast: { type: 'boolean' }, quick: { type: 'boolean' }, help: { type: 'boolean' } },
    });
    if (values.help) {
      console.log(usage);
      return 0;
    }
    chosen = choose(positionals, values);
  } catch (mistake) {
    console.error(`${/** @type {Error} */ (mistake).message}\n\n${usage}`);
    return 2;
  }
  return runAll(chosen);
}

/**
 * @param {string[]} names
 * @param {{ fast?: boolean, quick?: boolean }} options
 * @returns {(Check | Suite)[]}
 */
function choose(names, { fast, quick }) {
  const unknown = names.filter((name) => !stages.some((stage) => stage.name === name));
  if (unknown.length > 0) throw new Error(`There is no stage called ${unknown.join(', ')}.`);
  if (names.length > 0) return stages.filter((stage) => names.includes(stage.name));
  if (quick) return [...checks, nearest];
  return fast ? checks : stages;
}

/** @param {(Check | Suite)[]} chosen */
async function runAll(chosen) {
  let passed = 0;
  let failed = 0;
  try {
    prepare();
    const begun = sideBySide(chosen.filter((stage) => 'args' in stage));
    for (const stage of chosen) {
      process.stdout.write(`${stage.heading.padEnd(22)} `);
      const start = performance.now();
      const { outcome, milliseconds } =
        'args' in stage
          ? await /** @type {Promise<Timed>} */ (begun.get(stage))
          : { outcome: await stage.run(), milliseconds: performance.now() - start };
      const seconds = (milliseconds / 1000).toFixed(1);
      console.log(
        `${outcome.failed === 0 ? 'passed' : 'FAILED'} ${seconds.padStart(5)} s  ${outcome.remark}`.trimEnd(),
      );
      if (outcome.failed > 0) console.log(`\n${outcome.output.trim()}\n`);
      passed += outcome.passed;
      failed += outcome.failed;
    }
  } catch (failure) {
    if (!(failure instanceof SetupFailure)) throw failure;
    console.log(failure.message);
    failed += 1;
  }
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

/** @typedef {{ outcome: Outcome, milliseconds: number }} Timed */

/**
 * Starts all of them, as many at once as there are cores.
 * @param {Check[]} wanted
 * @returns {Map<Check | Suite, Promise<Timed>>}
 */
function sideBySide(wanted) {
  /** @type {(() => void)[]} */
  const waiting = [];
  let free = availableParallelism();
  const turn = async () => {
    if (free === 0) await new Promise((go) => waiting.push(() => go(undefined)));
    else free -= 1;
  };
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };
  /** @param {Check} check @returns {Promise<Timed>} */
  const timed = async ({ args, remark }) => {
    await turn();
    const start = performance.now();
    const outcome = single(await runBeside('node', args), remark);
    leave();
    return { outcome, milliseconds: performance.now() - start };
  };
  return new Map(wanted.map((check) => [check, timed(check)]));
}

/**
 * What came of one command that passes or fails.
 * @param {{ code: number, output: string }} ended
 * @param {(output: string) => string} [remark]
 * @returns {Outcome}
 */
function single({ code, output }, remark = () => '') {
  return code === 0
    ? { passed: 1, failed: 0, remark: remark(output), output }
    : { passed: 0, failed: 1, remark: '', output: output || `It ended with exit code ${code} and said nothing.` };
}

/** The page it measures is the one that the tests in a browser open. */
function size() {
  const folder = mkdtempSync(join(tmpdir(), 'faultline-page-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const measured = run('node', ['scripts/size.mjs', folder], { capture: true });
  if (existsSync(join(folder, 'serviceWorker.js'))) process.env.FAULTLINE_PAGE = folder;
  return single(measured, lastLine);
}

/**
 * A machine without a browser fails this stage and no other.
 * @returns {Outcome}
 */
function inBrowser() {
  try {
    bringBrowser();
  } catch (failure) {
    if (!(failure instanceof SetupFailure)) throw failure;
    return { passed: 0, failed: 1, remark: 'no browser', output: failure.message };
  }
  return tests(['node_modules/vitest/vitest.mjs', 'run', '--project=browser', '--allowOnly=false', ONE_MORE]);
}

/**
 * The same promises of both databases. Without a PostgreSQL it is left out, which fails only where `CI` is set.
 * @returns {Promise<Outcome>}
 */
async function onDatabases() {
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project=databases', '--allowOnly=false', ALL_CORES];
  try {
    const { url, stop } = await bringPostgres();
    process.env.FAULTLINE_TEST_DATABASE_URL = url;
    try {
      return tests(args);
    } finally {
      stop();
    }
  } catch (failure) {
    if (!(failure instanceof SetupFailure)) throw failure;
    const failed = process.env.CI ? 1 : 0;
    return { passed: 0, failed, remark: `left out: ${failure.message.split('\n')[0]}`, output: failure.message };
  }
}

/** @returns {Outcome} */
function nearestTests() {
  const left = Math.max(QUICK_SECONDS - Math.round(performance.now() / 1000), QUICK_SECONDS / 4);
  const outcome = tests(['scripts/nearest/command.ts', '--seconds', String(left)]);
  return { ...outcome, remark: `${outcome.passed + outcome.failed} tests in ${lastLine(outcome.output)}` };
}

/**
 * Tests whose report is written as vitest does.
 * @param {string[]} args
 * @returns {Outcome}
 */
function tests(args) {
  const folder = mkdtempSync(join(tmpdir(), 'faultline-'));
  try {
    const file = join(folder, 'tests.json');
    const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const { code, output } = run('node', [...args, ...report], { capture: true });
    return tally(code, output, reportIn(file));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * A run can fail without a failed test: each file that does not load counts as one, so does an error between tests.
 * @param {number} code
 * @param {string} output
 * @param {Report | undefined} report
 * @returns {Outcome}
 */
function tally(code, output, report) {
  if (!report) return { passed: 0, failed: 1, remark: 'no report', output };
  const { numPassedTests: passed, numFailedTests, numPendingTests, numTodoTests, testResults } = report;
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const failed = Math.max(numFailedTests + unloaded.length, code === 0 && passed > 0 ? 0 : 1);
  const left = numPendingTests + numTodoTests;
  const remark = `${passed + failed} tests in ${testResults.length} files${left > 0 ? `, ${left} left out` : ''}`;
  return { passed, failed, remark, output };
}

/** @param {string} file */
function reportIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** @param {string} output */
function lastLine(output) {
  return output.trim().split('\n').at(-1) ?? '';
}
