// A runner seen from outside: gives it faults to try, and stops it when a test file does not end.

import { type ChildProcess, fork } from 'node:child_process';
import { nodePath, root } from '../setup.mjs';
import type { Answer, Order } from './runner.ts';

export type Ended = { readonly failed: string | null } | 'hangs';

/** How long the test file at this place of the order may take, in milliseconds of the processor: others may use it too. */
export type Patience = (place: number) => number;

export class Trial {
  readonly #task: string;
  #child: ChildProcess | null = null;

  /** @param task the path of a JSON file: {@link Task} */
  constructor(task: string) {
    this.#task = task;
  }

  async run(order: Order, patience: Patience): Promise<Ended> {
    const child = this.#child ?? (await this.#start());
    this.#child = child;
    return new Promise((resolve, reject) => {
      let place = 0;
      let begun: number | null = null;
      child.removeAllListeners();
      child.on('message', (answer: Answer) => {
        if (answer.kind === 'busy') {
          begun ??= answer.milliseconds;
          if (answer.milliseconds - begun <= patience(place)) return;
          this.stop();
          resolve('hangs');
          return;
        }
        place += 1;
        begun = null;
        if (answer.kind === 'ended') resolve({ failed: answer.failed });
      });
      child.on('exit', (code, signal) => {
        this.#child = null;
        if (signal !== 'SIGKILL') reject(new Error(`The test runner ended by itself (${code ?? signal}).`));
      });
      child.send(order);
    });
  }

  stop(): void {
    this.#child?.kill('SIGKILL');
    this.#child = null;
  }

  #start(): Promise<ChildProcess> {
    const child = fork('scripts/mutate/runner.ts', [this.#task], {
      cwd: root,
      execPath: nodePath(),
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    return new Promise((resolve, reject) => {
      child.once('message', () => resolve(child));
      child.once('exit', (code) => reject(new Error(`The test runner could not be started (${code}).`)));
    });
  }
}
