import type { Queries } from '../port/queries.ts';
import type { Port } from '../port/port.ts';

const NOW: readonly (keyof Port)[] = ['since', 'send', 'keep', 'viewAt', 'adviceAt'];

/** A port whose advice is about a moment that is past. */
export const portAt = (port: Port, version: number): Port =>
  new Proxy(port, {
    get: (whole, name) =>
      (NOW as readonly PropertyKey[]).includes(name)
        ? Reflect.get(whole, name)
        : (...asked: readonly unknown[]) => whole.adviceAt(version, name as keyof Queries, asked),
  });
