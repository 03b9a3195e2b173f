// Which tests reach which function, gathered once for a commit.

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { root } from '../setup.mjs';
import { bodiesIn, type Fault } from './faults.ts';
import { GOLDEN } from './scope.ts';
import { vitest } from './vitest.ts';

interface Reached {
  readonly test: string;
  readonly milliseconds: number;
  readonly functions: readonly string[];
}

export type Reach = readonly Reached[];

/** Runs all tests once with marks in every function, unless that was done for this commit. */
export async function reachOf(folder: string): Promise<Reach> {
  const file = join(folder, 'reach.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Reach;
  const marks = join(folder, 'marks');
  rmSync(marks, { recursive: true, force: true });
  mkdirSync(marks, { recursive: true });
  console.error('Looking which tests reach which function …');
  const ended = await vitest([], { FAULTLINE_MARKS: marks }, MOST_SECONDS);
  if (ended.code !== 0) throw new Error(`The tests do not pass without a fault:\n${ended.output.slice(-2000)}`);
  const reach = readdirSync(marks).map((name) => {
    const one = JSON.parse(readFileSync(join(marks, name), 'utf8')) as Reached;
    return { ...one, test: relative(root, one.test).split(sep).join('/') };
  });
  writeFileSync(file, JSON.stringify(reach));
  return reach;
}

const MOST_SECONDS = 900;

/** The tests of a fault: those that reach its function, the quickest first; what runs at load is everyone's. */
export function testsOf(reach: Reach, fault: Fault, source: string): string[] {
  const around = bodiesIn(fault.file, source)
    .filter(({ start, end }) => start <= fault.start && fault.end <= end)
    .at(-1);
  const mark = around && `${fault.file}:${around.start}`;
  const reaching = mark === undefined ? [] : reach.filter(({ functions }) => functions.includes(mark));
  const chapter = fault.file.replace('/src/', '/test/').split('/').slice(0, 4).join('/');
  const chosen =
    reaching.length > 0 ? reaching : reach.filter(({ test }) => test.startsWith(chapter) || test === GOLDEN);
  return chosen.toSorted((a, b) => a.milliseconds - b.milliseconds).map(({ test }) => test);
}
