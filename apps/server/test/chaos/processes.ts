import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('serverProcess.ts', import.meta.url));
/** While its database is away a server cannot start: so often it is tried again. */
const AGAIN = 300;
const MOST_SAID = 20;

/** One server that is started again whenever it has ended, on the port it had. */
class Server {
  private child: ChildProcess | null = null;
  private port = 0;
  private stopped = false;
  private killed = false;
  private readonly env: Readonly<Record<string, string>>;
  private readonly said: (text: string) => void;
  /** A process that has been there ended without being killed. */
  private readonly fell: () => void;

  constructor(env: Readonly<Record<string, string>>, said: (text: string) => void, fell: () => void) {
    this.env = env;
    this.said = said;
    this.fell = fell;
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}/`;
  }

  start(): Promise<void> {
    return new Promise((ready) => this.spawn(ready));
  }

  private spawn(ready: () => void): void {
    const child = spawn(process.execPath, [PROGRAM, String(this.port)], {
      env: { ...process.env, ...this.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    this.killed = false;
    let there = false;
    createInterface(child.stdout).on('line', (line) => {
      this.port = Number(line);
      there = true;
      ready();
    });
    createInterface(child.stderr).on('line', (line) => this.said(line));
    child.on('exit', () => {
      if (this.stopped) return;
      if (there && !this.killed) this.fell();
      setTimeout(() => this.stopped || this.spawn(ready), there ? 0 : AGAIN);
    });
  }

  kill(): void {
    this.killed = true;
    this.child?.kill('SIGKILL');
  }

  /** Without a word, as all others: what is not on disk by now was never acknowledged. */
  async stop(): Promise<void> {
    const { child } = this;
    this.stopped = true;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    this.kill();
    await gone;
  }
}

/** The servers of one run, and what they said of what went wrong. */
export class Processes {
  private readonly servers: readonly Server[];
  /** By what was said: how often. */
  readonly said = new Map<string, number>();
  fallen = 0;

  constructor(count: number, env: Readonly<Record<string, string>>) {
    this.servers = Array.from(
      { length: count },
      () =>
        new Server(
          env,
          (text) => this.note(text),
          () => {
            this.fallen += 1;
          },
        ),
    );
  }

  private note(text: string): void {
    const what = wordsOf(text);
    if (what === null) return;
    if (this.said.size < MOST_SAID || this.said.has(what)) this.said.set(what, (this.said.get(what) ?? 0) + 1);
  }

  get addresses(): readonly string[] {
    return this.servers.map(({ address }) => address);
  }

  async start(): Promise<void> {
    // The first makes the tables.
    const [first, ...others] = this.servers;
    await first?.start();
    await Promise.all(others.map((server) => server.start()));
  }

  kill(which: number): void {
    this.servers[which % this.servers.length]?.kill();
  }

  async stop(): Promise<void> {
    await Promise.all(this.servers.map((server) => server.stop()));
  }
}

/** A line of the log without what differs from one to the next; of what ended a process, the error alone. */
function wordsOf(text: string): string | null {
  if (!text.startsWith('{')) return /^\w*Error\b/.test(text) ? text.slice(0, 200) : null;
  const { msg, err } = JSON.parse(text) as { readonly msg?: string; readonly err?: { readonly message?: string } };
  return [msg, err?.message].filter(Boolean).join(': ').slice(0, 200);
}
