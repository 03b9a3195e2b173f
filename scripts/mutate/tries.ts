// The faults tried and what came of them, written down one by one.

import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from './faults.ts';
import { type Reach, testsOf } from './reach.ts';
import { GOLDEN } from './scope.ts';
import type { Task } from './runner.ts';
import type { Numbered } from './switches.ts';
import { Trial } from './trial.ts';

export interface Tried {
  readonly number: number;
  readonly fault: Fault;
  readonly outcome: 'caught' | 'timed out' | 'survived' | 'not reached' | 'does not compile';
  /** The test file that noticed. */
  readonly by: string | null;
}

/** Milliseconds of the processor a test file may take, whatever it usually takes. */
const PATIENCE = 30_000;

/** What was tried with one seed, in a file that outlives a stop. */
export class Tries {
  readonly #file: string;
  readonly #known: Map<number, Tried>;

  constructor(file: string) {
    this.#file = file;
    const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
    const tries = lines.map((line) => JSON.parse(line) as Tried);
    this.#known = new Map(tries.map((tried) => [tried.number, tried]));
  }

  of(number: number): Tried | undefined {
    return this.#known.get(number);
  }

  add(tried: Tried): void {
    this.#known.set(tried.number, tried);
    appendFileSync(this.#file, `${JSON.stringify(tried)}\n`);
  }
}

interface Setting {
  readonly count: number;
  readonly workers: number;
  readonly seconds: number;
  readonly folder: string;
  readonly reach: Reach;
  readonly tries: Tries;
  readonly compiles: (fault: Fault) => boolean;
}

/** Tries faults in their order until so many that compile were tried. */
export async function tryAll(order: readonly Numbered[], setting: Setting): Promise<Tried[]> {
  const { count, workers, tries, folder } = setting;
  const chosen = firstThatCompile(order, setting);
  const left = chosen.filter(([number]) => tries.of(number) === undefined);
  const task: Task = { faults: left, marks: null };
  const file = join(folder, 'task.json');
  writeFileSync(file, JSON.stringify(task));
  let done = chosen.length - left.length;
  const work = async (): Promise<void> => {
    const trial = new Trial(file);
    for (let next = left.shift(); next; next = left.shift()) {
      const tried = await tryOut(trial, next, setting);
      tries.add(tried);
      done += 1;
      console.error(`${done} of ${chosen.length}: ${describe(tried)}${tried.by ? ` (${tried.by})` : ''}`);
    }
    trial.stop();
  };
  if (left.length > 0) await passesUnharmed(file);
  await Promise.all(Array.from({ length: Math.min(workers, left.length) }, work));
  return chosen.flatMap(([number]) => tries.of(number) ?? []).slice(0, count);
}

function firstThatCompile(order: readonly Numbered[], { count, tries, compiles }: Setting): Numbered[] {
  const chosen: Numbered[] = [];
  for (const [number, fault] of order) {
    if (chosen.length === count) break;
    const known = tries.of(number);
    if (known ? known.outcome !== 'does not compile' : compiles(fault)) chosen.push([number, fault]);
    else if (!known) tries.add({ number, fault, outcome: 'does not compile', by: null });
  }
  return chosen;
}

/** With all switches in place and none on, the pinned games must come out as before. */
async function passesUnharmed(file: string): Promise<void> {
  const trial = new Trial(file);
  const ended = await trial.run({ fault: -1, tests: [GOLDEN] }, () => 10 * PATIENCE);
  trial.stop();
  if (ended === 'hangs' || ended.failed !== null) throw new Error('The switches alone change what the code does.');
}

async function tryOut(trial: Trial, [number, fault]: Numbered, { reach, seconds }: Setting): Promise<Tried> {
  const tests = testsOf(reach, [number, fault], seconds);
  if (tests.length === 0) return { number, fault, outcome: 'not reached', by: null };
  const patience = (place: number): number => PATIENCE + 10 * (tests[place]?.milliseconds ?? 0);
  const ended = await trial.run({ fault: number, tests: tests.map(({ test }) => test) }, patience);
  if (ended === 'hangs') return { number, fault, outcome: 'timed out', by: null };
  return { number, fault, outcome: ended.failed === null ? 'survived' : 'caught', by: ended.failed };
}

const oneLine = (code: string): string => code.replaceAll(/\s+/g, ' ').slice(0, 160);

export const describe = ({ fault: { file, line, kind, from, to }, outcome }: Tried): string =>
  `${outcome.padEnd(11)} ${file}:${line} ${kind}: ${oneLine(from)} -> ${oneLine(to)}`;
