import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { Puzzles } from '../../../scripts/puzzles/puzzles.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const MAKER = resolve(ROOT, 'scripts/puzzles/puzzles.ts');
const PARTS: Readonly<Record<string, (all: Puzzles) => unknown>> = {
  'virtual:puzzles': ({ told }) => told,
  'virtual:puzzle-tables': ({ tables }) => tables,
};

/** The puzzles for the page (`virtual:puzzles`) and for its engine (`virtual:puzzle-tables`). */
export function puzzles(): Plugin {
  let made: Promise<Puzzles> | null = null;
  const read = () => {
    // Not bundled with the configuration: it runs as it stands.
    made ??= import(pathToFileURL(MAKER).href).then((maker) => maker.puzzlesOf(ROOT) as Puzzles);
    return made;
  };
  return {
    name: 'puzzles',
    resolveId: (id) => (Object.hasOwn(PARTS, id) ? `\0${id}` : null),
    async load(id) {
      const part = PARTS[id.slice(1)];
      return id.startsWith('\0') && part ? `export default ${JSON.stringify(part(await read()))};` : null;
    },
  };
}
