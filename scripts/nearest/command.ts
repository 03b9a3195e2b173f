// Runs the tests nearest to what was changed, nearest first, until the time is over. Called by `npm run test:quick`.

import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { BaseSequencer, createVitest, type TestSpecification } from 'vitest/node';
import { pathInRepository } from '../paths.ts';
import { root } from '../setup.mjs';
import { inOrder } from './order.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    reporter: { type: 'string', multiple: true },
    'outputFile.json': { type: 'string' },
  },
});

/** What is under way when the time is over still ends. */
const RESERVE_SECONDS = 6;
/** A file that was never run here is taken to be as slow as it is long, but for those that are known to play for long. */
const MILLISECONDS_A_BYTE = 0.15;
const KNOWN: Readonly<Record<string, number>> = {
  'apps/cli/test/fuzz.test.ts': 40_000,
  'packages/tournament/test/properties.test.ts': 40_000,
  'tests/tooling/same.test.ts': 20_000,
  'packages/geometry/test/twins.test.ts': 20_000,
  'packages/odds/test/engine.test.ts': 16_000,
};

/** What is not committed; when all is, the last commit. Without git nothing is nearer than anything else. */
function changedFiles(): string[] {
  const lines = (...args: string[]): string[] =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\n')
      .filter(Boolean);
  try {
    const open = [...lines('diff', '--name-only', 'HEAD'), ...lines('ls-files', '--others', '--exclude-standard')];
    return open.length > 0 ? open : lines('diff', '--name-only', 'HEAD~1', 'HEAD');
  } catch {
    return [];
  }
}

class NearestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const candidates = files.map((file) => {
      const test = pathInRepository(file.moduleId);
      const guessed = KNOWN[test] ?? statSync(file.moduleId).size * MILLISECONDS_A_BYTE;
      return { test, milliseconds: this.ctx.cache.getTestSpecificationResult(file)?.duration ?? guessed };
    });
    const places = new Map(inOrder(candidates, changed).map(({ test }, place) => [test, place]));
    const placeOf = ({ moduleId }: TestSpecification): number => places.get(pathInRepository(moduleId)) ?? 0;
    return Promise.resolve(files.toSorted((a, b) => placeOf(a) - placeOf(b)));
  }
}

const changed = changedFiles();
const vitest = await createVitest('test', {
  root,
  run: true,
  watch: false,
  project: ['node*'],
  allowOnly: false,
  // They start quicker, and time is short.
  pool: 'threads',
  reporters: ['default', ['json', { outputFile: values['outputFile.json'] }]],
  sequence: { sequencer: NearestFirst },
});
const end = setTimeout(
  () => void vitest.cancelCurrentRun('keyboard-input'),
  (Number(values.seconds) - RESERVE_SECONDS) * 1000,
);
const { testModules, unhandledErrors } = await vitest.start();
clearTimeout(end);
const all = await vitest.globTestSpecifications();
const ran = testModules.filter((file) => file.state() === 'passed' || file.state() === 'failed');
await vitest.close();
console.log(`${ran.length} of ${all.length} files, nearest to ${changed.length} changed ones first`);
process.exitCode = unhandledErrors.length > 0 || ran.some((file) => !file.ok()) ? 1 : 0;
