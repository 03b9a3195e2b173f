// A test runner that lives on: it reads and compiles the sources once, with all faults behind switches, then tries
// one fault after the other, each with freshly loaded modules. Started by trial.ts, which stops it when it hangs.

import { readFileSync } from 'node:fs';
import { BaseSequencer, createVitest, type TestModule, type TestSpecification } from 'vitest/node';
import { pathInRepository } from '../paths.ts';
import { root } from '../setup.mjs';
import { isMutated, TESTS } from './scope.ts';
import { marked, type Numbered, switched } from './switches.ts';

declare module 'vitest' {
  interface ProvidedContext {
    fault: number;
    marks: { readonly folder: string; readonly places: number } | null;
  }
}

/** What a runner is started with, in a JSON file. */
export interface Task {
  readonly faults: readonly Numbered[];
  /** A folder for marks instead of faults. */
  readonly marks: string | null;
}

export interface Order {
  readonly fault: number;
  /** In this order, until one fails; none for all. */
  readonly tests: readonly string[];
}

export type Answer =
  | { readonly kind: 'ready' }
  /** Every second: the time of the processor used so far. */
  | { readonly kind: 'busy'; readonly milliseconds: number }
  | { readonly kind: 'file' }
  | { readonly kind: 'ended'; readonly failed: string | null };

const say = (answer: Answer): void => void process.send?.(answer);

const task = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Task;
let order: readonly string[] = [];
/** Of this run; the runner itself also remembers those of runs before. */
let failed: string | null = null;

function onTestModuleEnd(file: TestModule): void {
  if (file.state() === 'failed') failed ??= pathInRepository(file.moduleId);
  say({ kind: 'file' });
}

class InOrder extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification): number => order.indexOf(pathInRepository(moduleId));
    return Promise.resolve(files.toSorted((a, b) => placeOf(a) - placeOf(b)));
  }
}

const vitest = await createVitest(
  'test',
  {
    config: false,
    root,
    watch: false,
    include: [...TESTS],
    pool: 'threads',
    // Marks of what happens at load belong to every test file that loads it.
    isolate: task.marks !== null,
    // A cache on disk would hand out the files of other faults.
    fsModuleCache: false,
    maxWorkers: task.marks === null ? 1 : 2,
    bail: 1,
    sequence: { sequencer: InOrder },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    setupFiles: ['scripts/mutate/switch.ts'],
    reporters: [{ onTestModuleEnd }],
    provide: { fault: -1, marks: task.marks === null ? null : { folder: task.marks, places: task.faults.length } },
  },
  {
    plugins: [
      {
        name: 'faultline-mutate',
        enforce: 'pre',
        transform(source, id) {
          const file = pathInRepository(id.split('?')[0] ?? '');
          if (!isMutated(file)) return null;
          const here = task.faults.filter(([, fault]) => fault.file === file);
          return { code: task.marks === null ? switched(source, here) : marked(source, here), map: null };
        },
      },
    ],
  },
);

const specifications = await vitest.globTestSpecifications();

async function tryOut({ fault, tests }: Order): Promise<string | null> {
  order = tests;
  failed = null;
  vitest.provide('fault', fault);
  const chosen = specifications.filter(
    ({ moduleId }) => tests.length === 0 || tests.includes(pathInRepository(moduleId)),
  );
  const { unhandledErrors } = await vitest.runTestSpecifications(chosen);
  return failed ?? (unhandledErrors.length > 0 ? String(unhandledErrors[0]) : null);
}

process.on('message', async (message) => {
  say({ kind: 'ended', failed: await tryOut(message as Order) });
});
process.on('disconnect', () => process.exit());
setInterval(() => {
  const { user, system } = process.cpuUsage();
  say({ kind: 'busy', milliseconds: (user + system) / 1000 });
}, 1000);
say({ kind: 'ready' });
