// The tests of the project with marks in every function (FAULTLINE_MARKS, a folder: which tests reach it),
// or with one fault in one file (FAULTLINE_FAULT, its JSON). The files on disk stay as they are.

import { dirname, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vitest/config';
import { bodiesIn, type Fault } from './faults.ts';
import { InOrder } from './inOrder.ts';
import { isMutated, TESTS } from './scope.ts';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const fault = JSON.parse(process.env.FAULTLINE_FAULT ?? 'null') as Fault | null;

/** Inserted from the end, so that the places before stay where they are. */
function marked(file: string, source: string): string {
  const marks = bodiesIn(file, source).flatMap(({ start, end, block }) => {
    const mark = `globalThis.__reached?.add(${JSON.stringify(`${file}:${start}`)})`;
    return block
      ? [{ at: start + 1, text: `${mark};` }]
      : [
          { at: start, text: `(${mark}, ` },
          { at: end, text: ')' },
        ];
  });
  return marks
    .sort((a, b) => b.at - a.at)
    .reduce((text, { at, text: mark }) => `${text.slice(0, at)}${mark}${text.slice(at)}`, source);
}

const faulty = (source: string, { start, end, to }: Fault): string =>
  `${source.slice(0, start)}${to}${source.slice(end)}`;

const changing: Plugin = {
  name: 'faultline-mutate',
  enforce: 'pre',
  transform(source, id) {
    const file = relative(root, id.split('?')[0] ?? '')
      .split(sep)
      .join('/');
    if (fault) return fault.file === file ? { code: faulty(source, fault), map: null } : null;
    return isMutated(file) ? { code: marked(file, source), map: null } : null;
  },
};

export default defineConfig({
  root,
  plugins: [changing],
  test: {
    include: [...TESTS],
    isolate: false,
    // A cache on disk would hand out the files of another fault.
    fsModuleCache: false,
    maxWorkers: 1,
    sequence: { sequencer: InOrder },
    testTimeout: 60_000,
    setupFiles: fault ? [] : ['scripts/mutate/marks.ts'],
  },
});
