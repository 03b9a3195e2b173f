// Runs every test that proves a rule once, with a mark in each function and step, and writes which of them are the
// code of each rule.

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createVitest } from 'vitest/node';
import { CODE, codeText } from '../../apps/cli/src/rules/code.ts';
import { filesIn } from '../../apps/cli/src/files.ts';
import { idsIn } from '../../apps/cli/src/rules/ids.ts';
import { titlesOfTests } from '../../apps/cli/src/rules/titles.ts';
import { pathInRepository } from '../paths.ts';
import { root } from '../setup.mjs';
import { codeOf } from './code.ts';
import { type Marked, marked, placesOf } from './marks.ts';
import type { Trace } from './record.ts';

const usage = `Usage: npm run traces

Runs all tests with a rule in their title (but those in a browser) with a mark in each function and step, and writes to
${CODE} which places are the code of each rule: those that name it and are run by a test that proves it; where there is
none, those that its tests run and few others do. "faultline rules <ID>" shows them. It takes about as long as the tests.`;

/** Titles of scenarios are made by the file that plays them. */
const SCENARIOS = 'tests/scenarios.test.ts';

/** Only files with a rule in a title are worth running. */
const testsOf = (): string[] =>
  filesIn(root, ['packages/**/*.test.ts', 'apps/**/*.test.ts', 'tests/**/*.test.ts']).filter(
    (file) => !file.includes('/browser/') && (file === SCENARIOS || provesRules(file)),
  );

const provesRules = (file: string): boolean =>
  titlesOfTests(file, readFileSync(join(root, file), 'utf8')).some(({ text }) => idsIn(text).length > 0);

async function traced(places: readonly Marked[], folder: string): Promise<string[]> {
  const byFile = Map.groupBy(places, ({ file }) => file);
  const failed: string[] = [];
  const vitest = await createVitest(
    'test',
    {
      config: false,
      root,
      watch: false,
      include: testsOf(),
      fsModuleCache: false,
      testTimeout: 240_000,
      hookTimeout: 240_000,
      setupFiles: ['scripts/traces/record.ts'],
      reporters: [
        {
          onTestModuleEnd: (file) => {
            if (file.state() === 'failed') failed.push(pathInRepository(file.moduleId));
          },
        },
      ],
      provide: { traces: { folder, places: places.length } },
    },
    {
      plugins: [
        {
          name: 'faultline-traces',
          enforce: 'pre',
          transform(source, id) {
            const here = byFile.get(pathInRepository(id.split('?')[0] ?? ''));
            return here ? { code: marked(source, here), map: null } : null;
          },
        },
      ],
    },
  );
  await vitest.runTestSpecifications(await vitest.globTestSpecifications());
  await vitest.close();
  return failed;
}

async function main(): Promise<number> {
  const { values } = parseArgs({ options: { help: { type: 'boolean' } } });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const places = placesOf(root);
  const folder = mkdtempSync(join(tmpdir(), 'faultline-traces-'));
  try {
    const failed = await traced(places, folder);
    const traces = readdirSync(folder).flatMap(
      (name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Trace[],
    );
    const texts = new Map(places.map(({ file }) => [file, readFileSync(join(root, file), 'utf8')]));
    const code = codeOf(places, texts, traces);
    if (failed.length > 0) {
      console.error(`Nothing was written: a test failed in ${failed.join(', ')}.`);
      return 1;
    }
    writeFileSync(join(root, CODE), codeText(code));
    console.log(`${code.size} rules, ${traces.length} tests, ${places.length} places; written to ${CODE}.`);
    return 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

process.exitCode = await main();
