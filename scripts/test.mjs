// `npm test`: every check of the project, in order. A failing stage does not keep the later ones from running.
// Last line: `N passed, N failed`, the tests plus one for each other stage. Exit code 0 only when nothing failed.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bringBrowser } from './browser.mjs';
import { prepare, run, SetupFailure } from './setup.mjs';

/** @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number, testResults: { status: string, assertionResults: unknown[] }[] }} Report what vitest writes, as far as it is read here */
/** @typedef {{ passed: number, failed: number, remark: string, output: string }} Outcome */

/** @type {{ name: string, heading: string, slow?: true, run: () => Outcome }[]} */
const stages = [
  {
    name: 'lint',
    heading: 'formatting and lint',
    run: () => single(['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']),
  },
  { name: 'determinism', heading: 'determinism', run: () => single(['scripts/determinism.ts'], lastLine) },
  {
    name: 'types',
    heading: 'types',
    run: () => single(['scripts/types.mjs']),
  },
  { name: 'imports', heading: 'import directions', run: () => single(['scripts/imports.ts'], lastLine) },
  { name: 'unused', heading: 'unused code', run: () => single(['node_modules/knip/bin/knip.js', '--no-progress']) },
  { name: 'size', heading: 'size of the page', slow: true, run: () => single(['scripts/size.mjs'], lastLine) },
  { name: 'tests', heading: 'tests', slow: true, run: () => tests('node') },
  { name: 'browser', heading: 'tests in a browser', slow: true, run: inBrowser },
  { name: 'rules', heading: 'rules coverage', run: () => single(['apps/cli/bin/faultline.mjs', 'rules'], lastLine) },
];

const usage = `Usage: npm test [-- [--fast] [stage ...]]

Runs every stage, or only those named:
${stages.map(({ name, heading }) => `  ${name.padEnd(12)} ${heading}`).join('\n')}

  --fast       every stage but size, tests and browser
  --help       this text

One test file: npm run vitest -- run <path>. While you work: npm run vitest.`;

process.exitCode = main(process.argv.slice(2));

/** @param {string[]} args */
function main(args) {
  /** @type {typeof stages} */
  let chosen;
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { fast: { type: 'boolean' }, help: { type: 'boolean' } },
    });
    if (values.help) {
      console.log(usage);
      return 0;
    }
    chosen = choose(positionals, values.fast === true);
  } catch (mistake) {
    console.error(`${/** @type {Error} */ (mistake).message}\n\n${usage}`);
    return 2;
  }
  return runAll(chosen);
}

/**
 * @param {string[]} names
 * @param {boolean} fast
 */
function choose(names, fast) {
  const unknown = names.filter((name) => !stages.some((stage) => stage.name === name));
  if (unknown.length > 0) throw new Error(`There is no stage called ${unknown.join(', ')}.`);
  return stages.filter((stage) => (names.length > 0 ? names.includes(stage.name) : !(fast && stage.slow)));
}

/** @param {typeof stages} chosen */
function runAll(chosen) {
  let passed = 0;
  let failed = 0;
  try {
    prepare();
    for (const stage of chosen) {
      process.stdout.write(`${stage.heading.padEnd(22)} `);
      const start = performance.now();
      const outcome = stage.run();
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
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

/**
 * A stage that is one check.
 * @param {string[]} args
 * @param {(output: string) => string} [remark]
 * @returns {Outcome}
 */
function single(args, remark = () => '') {
  const { code, output } = run('node', args, { capture: true });
  return code === 0
    ? { passed: 1, failed: 0, remark: remark(output), output }
    : { passed: 0, failed: 1, remark: '', output: output || `It ended with exit code ${code} and said nothing.` };
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
  return tests('browser');
}

/**
 * @param {string} project one of vitest.config.ts
 * @returns {Outcome}
 */
function tests(project) {
  const folder = mkdtempSync(join(tmpdir(), 'faultline-'));
  try {
    const file = join(folder, 'tests.json');
    const { code, output } = run(
      'node',
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        `--project=${project}`,
        '--allowOnly=false',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${file}`,
      ],
      { capture: true },
    );
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
