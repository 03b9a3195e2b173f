// Runs before every test file: keeps which places each test with a rule in its title entered.

import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, inject } from 'vitest';
import { idsIn } from '../../apps/cli/src/rules/ids.ts';

declare module 'vitest' {
  interface ProvidedContext {
    traces: { readonly folder: string; readonly places: number };
  }
}

/** A test that proves rules, and the places it ran. */
export interface Trace {
  readonly ids: readonly string[];
  readonly ran: readonly number[];
}

interface Named {
  readonly name: string;
  readonly suite?: Named | undefined;
}

const { folder, places } = inject('traces');
const ran = new Uint8Array(places);
(globalThis as { __ran?: Uint8Array }).__ran = ran;

const traces: Trace[] = [];
/** What ran while the file was read and before its first test; a test that runs nothing itself looks at what came of it. */
let loaded: readonly number[] | null = null;

const entered = (): number[] => [...ran.keys()].filter((place) => ran[place] === 1);
const titleOf = ({ name, suite }: Named): string => (suite ? `${titleOf(suite)} ${name}` : name);

beforeEach(() => {
  loaded ??= entered();
  ran.fill(0);
});

afterEach(({ task }) => {
  const ids = idsIn(titleOf(task));
  if (ids.length === 0 || task.result?.state === 'fail') return;
  const own = entered();
  traces.push({ ids, ran: own.length > 0 ? own : (loaded ?? []) });
});

afterAll(() => {
  const name = createHash('sha256')
    .update(expect.getState().testPath ?? '')
    .digest('hex')
    .slice(0, 16);
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(traces));
});
