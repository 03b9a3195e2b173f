import type { Engine } from './engine.ts';
import { remote } from './wire.ts';

/** A thread of the engine, and how to end it. */
export function openThread(): { readonly engine: Engine; readonly leave: () => void } {
  const worker = new Worker(new URL('../engine/engine.worker.ts', import.meta.url), { type: 'module' });
  const { port1, port2 } = new MessageChannel();
  worker.postMessage(null, [port2]);
  const leave = () => {
    worker.terminate();
    // An open port keeps all that still waits for its answers.
    port1.close();
  };
  return { engine: remote<Engine>(port1), leave };
}
