// What a browser fetches for a quick game's thread: for the size of the page, and for the page itself, which asks for all at once.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The units a quick game is played with. */
export const CORE_BOX = [
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
];

const THREAD = /^engine\.worker-[\w-]{8}\.js$/;
/** Not those that are fetched when they are needed: `import("…")`. */
const IMPORTED = /\b(?:from|import)\s*["']\.\/([^"']+\.js)["']/g;

/**
 * The files of the thread, of what it fetches besides under these names, and of all they import at once.
 * @param {string} assets
 * @param {readonly string[]} besides
 * @returns {string[]}
 */
export function threadFiles(assets, besides) {
  const all = readdirSync(assets);
  const threads = all.filter((file) => THREAD.test(file));
  if (threads.length !== 1) throw new Error(`The build has ${threads.length} threads of the engine.`);
  const own = closure(assets, threads);
  return [...new Set([...own, ...closure(assets, fetchedBy(assets, own, besides))])];
}

/**
 * The files that these fetch by name when they are needed.
 * @param {string} assets
 * @param {readonly string[]} files
 * @param {readonly string[]} names
 * @returns {string[]}
 */
export function fetchedBy(assets, files, names) {
  const all = readdirSync(assets);
  const scripts = files.map((file) => readFileSync(join(assets, file), 'utf8'));
  return names.map((name) => {
    // Other threads have copies of their own.
    const found = all.filter((file) => isCalled(file, name) && scripts.some((script) => script.includes(file)));
    if (found.length !== 1) throw new Error(`The engine's thread fetches ${found.length} files called ${name}.`);
    return found[0] ?? '';
  });
}

/** @param {string} file @param {string} name */
const isCalled = (file, name) => file.startsWith(`${name}-`) && file.length === name.length + '-12345678.js'.length;

/**
 * @param {string} assets
 * @param {readonly string[]} files
 * @returns {string[]}
 */
function closure(assets, files) {
  /** @type {Set<string>} */
  const seen = new Set();
  const visit = (/** @type {string} */ file) => {
    if (seen.has(file)) return;
    seen.add(file);
    const script = readFileSync(join(assets, file), 'utf8');
    for (const [, imported] of script.matchAll(IMPORTED)) if (imported) visit(imported);
  };
  for (const file of files) visit(file);
  return [...seen];
}
