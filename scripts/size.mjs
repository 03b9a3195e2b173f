// `npm run size`: how much script a browser must fetch before the board is playable, gzipped. Fails over the budget.
// `node scripts/size.mjs FOLDER` builds the page there, for others to use.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root, run } from './setup.mjs';

/** A further unit adds nothing to it. */
const BUDGET = 160 * 1024;
/** What the first game needs: the page, one language, the play page, the engine's thread. */
const NEEDED = ['index.html', 'src/i18n/en/index.ts', 'src/play/PlayPage.tsx'];
const THREAD = /^engine\.worker-.*\.js$/;
/** What that thread fetches for a game of the core box: twelve units, the words they share, a battlefield. */
const FETCHED = new RegExp(
  `^(${[
    '501st-clone-troopers',
    'ahsoka-tano-jedi-no-more',
    'asajj-ventress-sith-assassin',
    'b1-battle-droids',
    'bo-katan-kryze',
    'cc-7567-captain-rex',
    'clan-kryze-mandalorians',
    'gar-saxon-merciless-commander',
    'general-anakin-skywalker',
    'kalani-super-tactical-droid',
    'lord-maul',
    'mandalorian-super-commandos',
    'core-1',
  ].join('|')})-[\\w-]{8}\\.js$`,
);
/** Not those that are fetched when they are needed: `import("…")`. */
const IMPORTED = /\b(?:from|import)\s*["']\.\/([^"']+\.js)["']/g;

/** @typedef {Record<string, { file: string, imports?: string[] }>} Manifest */

process.exitCode = main(process.argv[2] ?? join(root, 'apps', 'web', 'dist'));

/** @param {string} dist */
function main(dist) {
  const built = run('node', ['scripts/build.mjs', '--outDir', dist, '--emptyOutDir'], { capture: true });
  if (built.code !== 0) {
    console.error(built.output);
    return 1;
  }
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'));
  const threads = readdirSync(join(dist, 'assets')).filter((file) => THREAD.test(file));
  const assets = join(dist, 'assets');
  const thread = threadFiles(assets, threads);
  const scripts = thread.map((file) => readFileSync(join(dist, file), 'utf8'));
  // Other threads have copies of their own.
  const fetched = readdirSync(assets).filter(
    (file) => FETCHED.test(file) && scripts.some((script) => script.includes(file)),
  );
  const files = [...filesOf(manifest, NEEDED), ...new Set([...thread, ...threadFiles(assets, fetched)])];
  const sizes = files.map((file) => ({ file, size: gzipSync(readFileSync(join(dist, file)), { level: 9 }).length }));
  const total = sizes.reduce((sum, { size }) => sum + size, 0);
  for (const { file, size } of sizes) console.log(`${kilobytes(size).padStart(9)}  ${file}`);
  const fits = total <= BUDGET && threads.length > 0 && fetched.length === 13;
  console.log(`${kilobytes(total)} of ${kilobytes(BUDGET)} of script before the board is playable`);
  return fits ? 0 : 1;
}

/**
 * The files of these chunks and of all they import, each once.
 * @param {Manifest} manifest
 * @param {readonly string[]} names
 * @returns {string[]}
 */
function filesOf(manifest, names) {
  /** @type {Set<string>} */
  const seen = new Set();
  const visit = (/** @type {string} */ name) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no chunk for ${name}.`);
    if (seen.has(name)) return;
    seen.add(name);
    for (const each of chunk.imports ?? []) visit(each);
  };
  for (const name of names) visit(name);
  return [...seen].map((name) => manifest[name]?.file ?? '');
}

/**
 * The files of the threads and of all they import at once; the manifest does not list them.
 * @param {string} folder
 * @param {readonly string[]} threads
 * @returns {string[]}
 */
function threadFiles(folder, threads) {
  /** @type {Set<string>} */
  const seen = new Set();
  const visit = (/** @type {string} */ file) => {
    if (seen.has(file)) return;
    seen.add(file);
    const script = readFileSync(join(folder, file), 'utf8');
    for (const [, imported] of script.matchAll(IMPORTED)) if (imported) visit(imported);
  };
  for (const file of threads) visit(file);
  return [...seen].map((file) => `assets/${file}`);
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
