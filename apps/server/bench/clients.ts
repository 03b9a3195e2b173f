import { randomBytes } from 'node:crypto';
import { WebSocket } from 'ws';
import type { Running } from './filled.ts';
import { quantile } from './measured.ts';
import type { Recorded } from './recorded.ts';

const TRIES = 20;

const freshId = (): string => randomBytes(16).toString('hex');

/** What was counted since it was last read. */
export class Tally {
  latencies: number[] = [];
  bytes: number[] = [];
  refused: string[] = [];
  /** Entries that were due while the one before was not answered. */
  skipped = 0;

  clear(): void {
    this.latencies = [];
    this.bytes = [];
    this.refused = [];
    this.skipped = 0;
  }
}

/** The two who play one game from its record. */
export class Table {
  private readonly running: Running;
  private readonly record: Recorded;
  private readonly tally: Tally;
  private version: number;
  private sockets: WebSocket[] = [];
  private sent: { readonly id: string; readonly at: number } | null = null;
  /** Says the next entry as soon as the last one is answered. */
  hurries = false;

  constructor(running: Running, record: Recorded, tally: Tally) {
    this.running = running;
    this.record = record;
    this.tally = tally;
    this.version = running.version;
  }

  /** Both are there once both have the game. */
  async join(port: number): Promise<void> {
    this.sockets = await Promise.all(this.running.tokens.map((token, seat) => this.surely(port, token, seat)));
  }

  /** As a page does: a line that breaks is tried again, later each time. */
  private async surely(port: number, token: string, seat: number): Promise<WebSocket> {
    for (let n = 0; ; n += 1)
      try {
        return await this.line(port, token, seat);
      } catch (error) {
        if (n >= TRIES) throw error;
        await new Promise((resolve) => setTimeout(resolve, 200 * 2 ** Math.min(n, 5) * (0.5 + Math.random())));
      }
  }

  private line(port: number, token: string, seat: number): Promise<WebSocket> {
    const { g } = this.running;
    const headers = {
      origin: `http://127.0.0.1:${port}`,
      cookie: `faultline=${token}`,
      'x-forwarded-for': `10.${Number.parseInt(g.slice(2, 4), 16)}.${Number.parseInt(g.slice(4, 6), 16)}.${seat}`,
    };
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/live`, { headers });
      socket.on('error', reject);
      socket.on('open', () => {
        socket.send('{"t":"hello","protocol":1}');
        socket.send(JSON.stringify({ t: 'join', g }));
      });
      socket.on('message', (data: Buffer) => {
        // A message's kind stands at its beginning: nothing is read that need not be.
        const kind = data.subarray(6, 9).toString();
        if (kind === 'cha') this.tally.bytes.push(data.length);
        else if (kind === 'ok"') this.answered(String(data));
        else if (kind === 'gam') resolve(socket);
        else if (kind === 'ref') this.refused(String(data));
      });
    });
  }

  private answered(text: string): void {
    if (!this.sent || !text.includes(this.sent.id)) return;
    this.tally.latencies.push(performance.now() - this.sent.at);
    this.sent = null;
    this.version += 1;
    if (this.hurries) this.say();
  }

  private refused(text: string): void {
    this.tally.refused.push(text);
    this.sent = null;
  }

  /** The next entry of the record, by whoever said it. */
  say(): void {
    if (this.sent) {
      this.tally.skipped += 1;
      return;
    }
    const next = this.record.said[this.version];
    if (!next) return;
    const id = freshId();
    this.sent = { id, at: performance.now() };
    this.sockets[next.seat]?.send(JSON.stringify({ t: 'entry', g: this.running.g, id, segment: 0, entry: next.entry }));
  }

  close(): void {
    for (const socket of this.sockets) socket.terminate();
  }
}

/** All say something every so many milliseconds, each at a time of its own, for so many seconds. */
export async function played(tables: readonly Speaker[], every: number, seconds: number): Promise<void> {
  const begun = performance.now();
  const due = tables.map((_, n) => begun + (((n * 7919) % tables.length) / tables.length) * every);
  const end = begun + seconds * 1000;
  while (performance.now() < end) {
    const now = performance.now();
    for (const [n, table] of tables.entries())
      if ((due[n] as number) <= now) {
        due[n] = (due[n] as number) + every;
        table.say();
      }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** All tables say one entry after the other, as fast as they are answered, for a while. */
export async function playedAtOnce(tables: readonly Table[], seconds: number): Promise<void> {
  for (const table of tables) {
    table.hurries = true;
    table.say();
  }
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  for (const table of tables) table.hurries = false;
}

/** Whoever says something at times: a table, or a line to an echo. */
interface Speaker {
  say(): void;
}

/** Lines to a bare echo that say something now and then, as players do. */
export const echoing = (port: number, text: string, lines: number): Promise<readonly (Speaker & { close(): void })[]> =>
  Promise.all(
    Array.from({ length: lines }, async () => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/`, { perMessageDeflate: false });
      await new Promise((resolve) => socket.on('open', resolve));
      return { say: () => socket.send(text), close: () => socket.terminate() };
    }),
  );

/** A bare echo of messages as long as an entry, one after the other on many lines: microseconds of the processor each. */
export async function echoed(port: number, text: string, lines: number, times: number): Promise<readonly number[]> {
  const latencies: number[] = [];
  await Promise.all(
    Array.from({ length: lines }, async () => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/`, { perMessageDeflate: false });
      await new Promise((resolve) => socket.on('open', resolve));
      for (let n = 0; n < times; n += 1) {
        const begun = performance.now();
        const back = new Promise((resolve) => socket.once('message', resolve));
        socket.send(text);
        await back;
        latencies.push(performance.now() - begun);
      }
      socket.terminate();
    }),
  );
  return [quantile(latencies, 0.5), quantile(latencies, 0.99)];
}
