import { remote } from '../port/wire.ts';
import type { Keeper } from './keeper.ts';

let current: Promise<Keeper> | null = null;
let thread: Worker | null = null;

/**
 * Lets another thread write the saves. One that met a full disk when it opened the database never reaches it again,
 * although there is room; a new one does.
 */
// Fetched with whoever may need it: by then little can be fetched.
export async function elsewhere<T>(write: (keeper: Keeper) => Promise<T>): Promise<T> {
  try {
    if (current) return await write(await current);
  } catch {
    // It may have met the same.
  }
  current = newKeeper();
  return write(await current);
}

function newKeeper(): Promise<Keeper> {
  thread?.terminate();
  const worker = new Worker(new URL('../keeper.worker.ts', import.meta.url), { type: 'module' });
  thread = worker;
  return new Promise((resolve, reject) => {
    worker.onerror = () => reject();
    worker.onmessage = ({ ports: [port] }) => port && resolve(remote<Keeper>(port));
  });
}
