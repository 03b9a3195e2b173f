import { Worker } from 'node:worker_threads';
import { Batches } from '../batches.ts';
import { NotStored } from '../database.ts';
import type { Asked, Done } from './asked.ts';

/** More at once would keep the first of them waiting. */
const MOST = 500;

/** The way to the thread that writes. */
export class Writer {
  private readonly thread: Worker;
  private readonly batches: Batches<Asked, Done>;
  private ended: Error | null = null;

  constructor(path: string) {
    this.thread = new Worker(new URL('./writer.worker.ts', import.meta.url), { workerData: { path } });
    this.thread.on('error', (error) => {
      this.ended = error instanceof Error ? error : new Error(String(error));
    });
    this.batches = new Batches(MOST, (all) => this.together(all));
  }

  async ask(asked: Asked): Promise<Exclude<Done, { error: string }>> {
    const done = await this.batches.add(asked);
    if (!('error' in done)) return done;
    throw done.full ? new NotStored(done.error) : new Error(done.error);
  }

  private together(all: readonly Asked[]): Promise<readonly Done[]> {
    if (this.ended) return Promise.reject(this.ended);
    return new Promise((resolve, reject) => {
      const heard = (done: readonly Done[]): void => {
        this.thread.off('error', reject);
        resolve(done);
      };
      this.thread.once('message', heard);
      this.thread.once('error', reject);
      this.thread.postMessage(all);
    });
  }

  async close(): Promise<void> {
    const gone = new Promise((resolve) => this.thread.once('exit', resolve));
    this.thread.postMessage('close');
    await gone;
  }
}
