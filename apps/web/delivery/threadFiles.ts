import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { fetchedBy, threadFiles as filesIn } from '../../../scripts/quickGame.mjs';

/** Where `src/site/ahead.ts` wants their names, and those of the battlefields. */
const PLACES = { thread: 'faultline:thread-files', tables: 'faultline:table-files' };
/** What a quick game's thread fetches besides what it imports. Which battlefield, it draws itself. */
const FETCHED = ['coreBox'];

/** Tells the page the files of a quick game's thread, which has its own build: it fetches them in one go. */
export function threadFiles(): Plugin {
  let folder = '';
  return {
    name: 'thread-files',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir, 'assets');
    },
    // Before the service worker's version is made of all files. The name of the script with the list goes by the name
    // of the thread's, which goes by all these: another list comes under another name.
    closeBundle: {
      order: 'pre',
      sequential: true,
      handler() {
        const names = filesIn(folder, FETCHED);
        const tables = fetchedBy(folder, names, tableNames());
        const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
        for (const file of scripts) {
          const script = readFileSync(join(folder, file), 'utf8');
          if (!script.includes(PLACES.thread)) continue;
          const filled = script.replace(PLACES.thread, names.join(',')).replace(PLACES.tables, tables.join(','));
          writeFileSync(join(folder, file), filled);
        }
      },
    },
  };
}

const TABLES = join(import.meta.dirname, '../../../packages/geometry/tables');

const tableNames = (): readonly string[] => readdirSync(TABLES).map((file) => file.replace(/\.json$/, ''));
