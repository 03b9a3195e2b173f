import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { Rulebook } from '../../../scripts/rulebook/rulebook.ts';
import { type Around, indexPage, rulePage } from './rulePages.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const MAKER = resolve(ROOT, 'scripts/rulebook/rulebook.ts');
const STYLES = ['boards.css', 'plain.css'].map((file) => resolve(import.meta.dirname, '../src/ledger', file));
const PARTS: Readonly<Record<string, (book: Rulebook) => unknown>> = {
  'virtual:rulebook': ({ entries }) => entries,
  'virtual:positions': ({ positions }) => positions,
};

/**
 * The ledger for the page (`virtual:rulebook`, `virtual:positions`), and every entry of it as a page of its own that
 * needs no script: `rules/CR-ATK-19/`.
 */
export function rulebook(): Plugin {
  let made: Promise<Rulebook> | null = null;
  let folder = '';
  let around: Around = { styles: [] };
  const read = () => {
    // Not bundled with the configuration: it runs as it stands.
    made ??= import(pathToFileURL(MAKER).href).then((maker) => maker.rulebookOf(ROOT) as Rulebook);
    return made;
  };
  return {
    name: 'rulebook',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    resolveId: (id) => (Object.hasOwn(PARTS, id) ? `\0${id}` : null),
    async load(id) {
      const part = PARTS[id.slice(1)];
      return id.startsWith('\0') && part ? `export default ${JSON.stringify(part(await read()))};` : null;
    },
    generateBundle(_options, bundle) {
      const source = STYLES.map((file) => readFileSync(file, 'utf8')).join('\n');
      const own = this.getFileName(this.emitFile({ type: 'asset', name: 'rules.css', source }));
      const entry = Object.keys(bundle).filter((file) => /^assets\/index-[\w-]{8}\.css$/.test(file));
      around = { styles: [...entry, own] };
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        if (around.styles.length === 0) return;
        const book = await read();
        const lay = (place: string, text: string) => {
          mkdirSync(join(folder, place), { recursive: true });
          writeFileSync(join(folder, place, 'index.html'), text);
        };
        const games = join(folder, 'rules', 'positions');
        mkdirSync(games, { recursive: true });
        for (const [name, game] of Object.entries(book.games)) writeFileSync(join(games, `${name}.json`), game);
        lay('rules', indexPage(book, around));
        for (const entry of book.entries) lay(join('rules', entry.id), rulePage(entry, book, around));
      },
    },
  };
}
