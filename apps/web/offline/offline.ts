import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Pages that are fetched when somebody opens one: the page itself tells all that they tell. */
const FETCHED = /^rules\//;

/** Writes the service worker beside the built page, with the list of all its files. */
export function offline(): Plugin {
  let folder = '';
  return {
    name: 'offline',
    apply: 'build',
    config: () => ({ define: { 'import.meta.env.OFFLINE': 'true' } }),
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    closeBundle() {
      const files = readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
        .filter((file) => !file.startsWith('.') && file !== 'serviceWorker.js' && !FETCHED.test(file))
        .sort();
      const digest = createHash('sha256');
      for (const file of files) digest.update(file).update(readFileSync(join(folder, file)));
      const version = digest.digest('hex').slice(0, 12);
      const kept = files.map((file) => (file === 'index.html' ? './' : file));
      const head = `const VERSION = ${JSON.stringify(version)};\nconst FILES = ${JSON.stringify(kept)};\n`;
      const body = readFileSync(join(import.meta.dirname, 'serviceWorker.js'), 'utf8');
      writeFileSync(join(folder, 'serviceWorker.js'), head + body);
    },
  };
}
