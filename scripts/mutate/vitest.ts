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
      env: { ...process.env, ...env, FAULTLINE_ORDER: JSON.stringify(tests) },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
    });
    const clock = setTimeout(() => stop(child.pid), seconds * 1000);
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)));
    child.on('close', (code) => {
      clearTimeout(clock);
      resolve({ code, output });
    });
  });
}

/** With the processes it has started: tests that run in a circle would go on. */
function stop(pid: number | undefined): void {
  if (pid !== undefined) process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
}
