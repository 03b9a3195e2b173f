import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { NotUnderstood } from './command.ts';
import { wholeNumber } from './wholeNumber.ts';

/** Somebody on another thread who is asked one thing at a time. */
export type Ask<Question, Reply> = (question: Question) => Promise<Reply>;

/** Starts threads of a script, lets them be asked, and ends them. */
export async function onThreads<Question, Reply, Result>(
  script: URL,
  count: number,
  use: (threads: readonly Ask<Question, Reply>[]) => Promise<Result>,
): Promise<Result> {
  const threads = Array.from({ length: count }, () => new Worker(script));
  try {
    return await use(threads.map((thread) => askOn<Question, Reply>(thread)));
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}

const askOn =
  <Question, Reply>(thread: Worker): Ask<Question, Reply> =>
  (question) =>
    new Promise((resolve, reject) => {
      thread.once('error', reject);
      thread.once('message', (reply: Reply) => {
        thread.off('error', reject);
        resolve(reply);
      });
      thread.postMessage(question);
    });

/** How many threads `--workers` means. */
export function workersNamed(given: string | undefined): number {
  const workers = wholeNumber('workers', given, 1);
  const most = 4 * availableParallelism();
  if (workers > most) throw new NotUnderstood(`--workers can be at most ${most} on this machine (got ${workers}).`);
  return workers;
}
