// Which tests reach which place a fault could be made at, gathered once for a state of the checkout.

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { root } from '../setup.mjs';
import type { Task } from './runner.ts';
import { GOLDEN } from './scope.ts';
import type { Numbered } from './switches.ts';
import { Trial } from './trial.ts';

export interface Reached {
  readonly test: string;
  /** Of the processor, so that a busy machine does not count. */
  readonly milliseconds: number;
  /** Numbers of faults. */
  readonly places: readonly number[];
}

export type Reach = readonly Reached[];

const MOST_MILLISECONDS = 900_000;

/** Runs all tests once with marks in every place, unless that was done. */
export async function reachOf(folder: string, faults: readonly Numbered[]): Promise<Reach> {
  const file = join(folder, 'reach.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Reach;
  const marks = join(folder, 'marks');
  rmSync(marks, { recursive: true, force: true });
  mkdirSync(marks, { recursive: true });
  console.error('Looking which tests reach which place …');
  await runAll(join(folder, 'task.json'), { faults, marks });
  const reach = readdirSync(marks).map((name) => {
    const one = JSON.parse(readFileSync(join(marks, name), 'utf8')) as Reached;
    return { ...one, test: relative(root, one.test).split(sep).join('/') };
  });
  writeFileSync(file, JSON.stringify(reach));
  return reach;
}

async function runAll(file: string, task: Task): Promise<void> {
  writeFileSync(file, JSON.stringify(task));
  const trial = new Trial(file);
  const ended = await trial.run({ fault: -1, tests: [] }, () => MOST_MILLISECONDS);
  trial.stop();
  if (ended === 'hangs') throw new Error('The tests do not end without a fault.');
  if (ended.failed !== null) throw new Error(`The tests do not pass without a fault: ${ended.failed}`);
}

/** The tests that reach a fault, nearest and quickest first, as many as fit in the time. */
export function testsOf(reach: Reach, [number, { file }]: Numbered, seconds: number): Reached[] {
  const [packages = '', name = '', , chapter = ''] = file.split('/');
  const home = `${packages}/${name}/test/`;
  const weight = ({ test, milliseconds }: Reached): number => {
    if (test.startsWith(`${home}${chapter.replace('.ts', '')}`)) return milliseconds / 20;
    if (test === GOLDEN) return milliseconds / 10;
    return test.startsWith(home) ? milliseconds / 2 : milliseconds;
  };
  let left = seconds * 1000;
  return reach
    .filter(({ places }) => places.includes(number))
    .toSorted((a, b) => weight(a) - weight(b))
    .filter(({ milliseconds }, i) => {
      if (i > 0 && milliseconds > left) return false;
      left -= milliseconds;
      return true;
    });
}
