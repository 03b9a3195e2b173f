import { parentPort } from 'node:worker_threads';
import {
  type Compared,
  type Comparison,
  compareFile,
  compareGame,
  type Kind,
  loadSides,
  type Sides,
} from './comparing.ts';

/** Some games or files, by their numbers. */
export interface Task {
  readonly comparison: Comparison;
  readonly kind: Kind;
  readonly numbers: readonly number[];
}

export type Reply = { readonly compared: readonly Compared[] } | { readonly failed: string };

let sides: Promise<Sides> | null = null;

/** A thread that compares what it is handed; what keeps it from loading a side is told. */
parentPort?.on('message', async (task: Task) => {
  parentPort?.postMessage(await done(task));
});

async function done({ comparison, kind, numbers }: Task): Promise<Reply> {
  sides ??= loadSides(comparison);
  const compare = kind === 'game' ? compareGame : compareFile;
  try {
    const loaded = await sides;
    return { compared: numbers.map((number) => compare(loaded, comparison, number)) };
  } catch (mistake) {
    return { failed: mistake instanceof Error ? mistake.message : String(mistake) };
  }
}
