import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, fsyncSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('serverProcess.ts', import.meta.url));

/** Microseconds of the processor, all threads, before and after it was looked at; bytes. */
export interface Used {
  readonly cpu: number;
  readonly after: number;
  readonly rss: number;
  readonly heapUsed: number;
  /** Milliseconds: the longest that nothing was done, and that garbage was collected. */
  readonly stall: number;
  readonly collected: number;
}

/** A server process on a core of its own, where the system can pin one. */
export class Measured {
  private readonly child: ChildProcess;
  private readonly lines: Interface;
  port = 0;

  constructor(kind: 'live' | 'echo', env: Readonly<Record<string, string>>, core: number | null) {
    const profile =
      process.env.FAULTLINE_PROFILE && kind === 'live'
        ? ['--cpu-prof', `--cpu-prof-dir=${process.env.FAULTLINE_PROFILE}`]
        : [];
    // As `npm start` has it.
    const node = [process.execPath, '--expose-gc', '--max-semi-space-size=64', ...profile, PROGRAM, kind];
    const [program = '', ...args] = core === null ? node : ['taskset', '-c', String(core), ...node];
    this.child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['pipe', 'pipe', 'inherit'] });
    this.lines = createInterface({ input: this.child.stdout as NodeJS.ReadableStream });
  }

  private line(): Promise<string> {
    return new Promise((resolve, reject) => {
      this.lines.once('line', resolve);
      this.child.once('exit', () => reject(new Error('The server has ended.')));
    });
  }

  async listening(): Promise<void> {
    this.port = Number(await this.line());
  }

  async used(): Promise<Used> {
    const line = this.line();
    this.child.stdin?.write('\n');
    return JSON.parse(await line) as Used;
  }

  async end(): Promise<void> {
    const gone = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.kill(process.env.FAULTLINE_PROFILE ? 'SIGINT' : 'SIGKILL');
    await gone;
  }
}

/** The share of all values that lie below. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** How long the disk takes to have a page for certain, in milliseconds. */
export function commitTimes(folder: string): readonly number[] {
  const path = join(folder, 'commit');
  const file = openSync(path, 'w');
  const page = Buffer.alloc(4096, 1);
  const times = Array.from({ length: 100 }, () => {
    const begun = performance.now();
    writeSync(file, page);
    fsyncSync(file);
    return performance.now() - begun;
  });
  closeSync(file);
  rmSync(path);
  return times;
}
