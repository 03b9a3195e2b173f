// `npm run size`: how much script a browser must fetch before the board is playable, gzipped. Fails over the budget.
// `node scripts/size.mjs FOLDER` builds the page there, for others to use.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { threadFiles } from './quickGame.mjs';
import { root, run } from './setup.mjs';

/** A further unit adds nothing to it. */
const BUDGET = 160 * 1024;
/** What the first game needs: the page, one language, the play page, the engine's thread. */
const NEEDED = ['index.html', 'src/i18n/en/index.ts', 'src/play/PlayPage.tsx'];
/** What is fetched when it is first asked for, and how large it may be beside what is there by then. */
const LATER = { part: 'src/table3d/Table3d.tsx', what: 'the table in three dimensions', budget: 200 * 1024 };
/** What that thread fetches for a game of the core box: its units, a battlefield. */
const FETCHED = ['coreBox', 'core-1'];

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
  const thread = threadFiles(join(dist, 'assets'), FETCHED);
  const files = [...filesOf(manifest, NEEDED), ...thread.map((file) => `assets/${file}`)];
  const sizes = sizesOf(dist, files);
  const total = sumOf(sizes);
  for (const { file, size } of sizes) console.log(`${kilobytes(size).padStart(9)}  ${file}`);
  const later = sumOf(
    sizesOf(
      dist,
      filesOf(manifest, [LATER.part]).filter((file) => !files.includes(file)),
    ),
  );
  console.log(`${kilobytes(later)} of ${kilobytes(LATER.budget)} for ${LATER.what}, when it is asked for`);
  console.log(`${kilobytes(total)} of ${kilobytes(BUDGET)} of script before the board is playable`);
  // The whole of it comes later: nothing of it may have moved to what is there before.
  return total <= BUDGET && later <= LATER.budget && later > LATER.budget / 2 ? 0 : 1;
}

/**
 * @param {string} dist
 * @param {readonly string[]} files
 */
function sizesOf(dist, files) {
  return files.map((file) => ({ file, size: gzipSync(readFileSync(join(dist, file)), { level: 9 }).length }));
}

/** @param {readonly { readonly size: number }[]} sizes */
function sumOf(sizes) {
  return sizes.reduce((sum, { size }) => sum + size, 0);
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

/** @param {number} bytes */
function kilobytes(bytes) {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
