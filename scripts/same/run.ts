// All games and files of a comparison, on several threads; the result is the same.

import { NotUnderstood } from '../../apps/cli/src/command.ts';
import type { Tell } from '../../apps/cli/src/progress.ts';
import { type Ask, onThreads } from '../../apps/cli/src/threads.ts';
import type { Compared, Comparison, Kind } from './comparing.ts';
import type { Kept } from './kept.ts';
import type { Reply, Task } from './worker.ts';

export interface Wanted {
  readonly kind: Kind;
  readonly number: number;
}

/** So many are handed to a thread at once. */
const AT_ONCE = 5;
/** After so many that differ there is nothing new to learn. */
const MOST_DIFFERENT = 10;

export async function compareAll(
  comparison: Comparison,
  wanted: readonly Wanted[],
  workers: number,
  kept: Kept,
  tell: Tell = () => {},
): Promise<Compared[]> {
  const names = new Set(wanted.map(jobName));
  const known = new Set(kept.all.map(jobName));
  const tasks = tasksOf(
    comparison,
    wanted.filter((one) => !known.has(jobName(one))),
  );
  const found = (): Compared[] => kept.all.filter((one) => names.has(jobName(one)));
  const before = found().length;
  let now = 0;
  const work = async (ask: Ask<Task, Reply>): Promise<void> => {
    for (let task = tasks.shift(); task && different(found()) < MOST_DIFFERENT; task = tasks.shift()) {
      const reply = await ask(task);
      if ('failed' in reply) throw new NotUnderstood(reply.failed);
      kept.add(reply.compared);
      now += reply.compared.length;
      tell(before + now, now);
    }
  };
  if (tasks.length > 0)
    await onThreads<Task, Reply, unknown>(new URL('./worker.ts', import.meta.url), workers, (threads) =>
      Promise.all(threads.map(work)),
    );
  return found().toSorted((a, b) => (a.kind === b.kind ? a.number - b.number : a.kind === 'game' ? -1 : 1));
}

const jobName = ({ kind, number }: Wanted): string => `${kind} ${number}`;

const different = (all: readonly Compared[]): number => all.filter(({ parting }) => parting !== null).length;

function tasksOf(comparison: Comparison, wanted: readonly Wanted[]): Task[] {
  return (['game', 'file'] as const).flatMap((kind) => {
    const numbers = wanted.filter((one) => one.kind === kind).map(({ number }) => number);
    return Array.from({ length: Math.ceil(numbers.length / AT_ONCE) }, (_, i) => ({
      comparison,
      kind,
      numbers: numbers.slice(i * AT_ONCE, (i + 1) * AT_ONCE),
    }));
  });
}
