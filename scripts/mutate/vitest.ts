// One run of the test runner in a process of its own.

import { spawn } from 'node:child_process';
import { nodePath, root } from '../setup.mjs';

export interface Ended {
  /** Null when it was stopped because its time was up. */
  readonly code: number | null;
  readonly output: string;
}

export function vitest(
  tests: readonly string[],
  env: Readonly<Record<string, string>>,
  seconds: number,
): Promise<Ended> {
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config=scripts/mutate/vitest.config.ts',
    '--bail=1',
    ...tests,
  ];
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(nodePath(), args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: seconds * 1000,
      killSignal: 'SIGKILL',
    });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)));
    child.on('close', (code) => resolve({ code, output }));
  });
}
