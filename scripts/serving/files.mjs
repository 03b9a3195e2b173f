// Files of one folder for a browser: the right kind, the smallest form it takes, and how long it may keep them.
// Never throws for what somebody asks: whatever cannot be opened is not there.

import { open } from 'node:fs/promises';
import { extname, sep } from 'node:path';

/** @typedef {import('node:fs/promises').FileHandle} FileHandle */

const KINDS = /** @type {Readonly<Record<string, string>>} */ ({
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
});

/** The forms that the build lays beside a file, the smaller one first: what a browser calls it, and how its file ends. */
export const FORMS = /** @type {const} */ ([
  { coding: 'br', ending: '.br' },
  { coding: 'gzip', ending: '.gz' },
]);

/** Text shrinks; pictures and fonts have shrunk already. */
export const SHRINKS = /\.(html|js|css|svg|json|webmanifest)$/;

/** The build puts a hash of the contents into these names: what is behind one never changes. */
const HASHED = /^\/assets\/[^/]+-[\w-]{8}\.\w+$/;

/**
 * The file a path means; null where there is none. Of a name with a dot in front nobody is told.
 * @param {string} folder
 * @param {string} path decoded, beginning with a slash
 * @returns {string | null}
 */
function placeOf(folder, path) {
  const parts = path.split('/').slice(1);
  if (parts.some((part) => part.startsWith('.') || /[\\:\0]/.test(part))) return null;
  const inner = parts.at(-1) === '' ? [...parts.slice(0, -1), 'index.html'] : parts;
  return inner.includes('') ? null : [folder, ...inner].join(sep);
}

/**
 * Opens the form of a file that the browser likes best.
 * @param {string} folder
 * @param {string} path
 * @param {string | undefined} accepted the header Accept-Encoding
 * @returns {Promise<{ handle: FileHandle, headers: Record<string, string | number> } | null>}
 */
export async function fileAt(folder, path, accepted) {
  const place = placeOf(folder, path);
  if (place === null) return null;
  const shrinks = SHRINKS.test(place);
  for (const { coding, ending } of shrinks ? formsFor(accepted) : []) {
    const found = await opened(`${place}${ending}`);
    if (found)
      return {
        handle: found.handle,
        headers: { ...headersOf(path, place, found, coding), 'content-encoding': coding },
      };
  }
  const found = await opened(place);
  return found && { handle: found.handle, headers: headersOf(path, place, found, 'as-it-is') };
}

/**
 * @param {string | undefined} accepted
 * @returns {readonly (typeof FORMS)[number][]}
 */
function formsFor(accepted = '') {
  const weights = new Map(accepted.split(',').map(weighed));
  const weight = (/** @type {string} */ coding) => weights.get(coding) ?? weights.get('*') ?? 0;
  return FORMS.filter(({ coding }) => weight(coding) > 0).sort((a, b) => weight(b.coding) - weight(a.coding));
}

/**
 * @param {string} part such as `gzip;q=0.8`
 * @returns {[string, number]}
 */
function weighed(part) {
  const [coding = '', ...parameters] = part.split(';').map((each) => each.trim().toLowerCase());
  const given = parameters.find((each) => each.startsWith('q='));
  return [coding, given === undefined ? 1 : Number(given.slice(2)) || 0];
}

/**
 * @param {string} place
 * @returns {Promise<{ handle: FileHandle, size: number, mtimeMs: number } | null>}
 */
async function opened(place) {
  try {
    const handle = await open(place, 'r');
    const stats = await handle.stat().catch(() => null);
    if (stats?.isFile()) return { handle, size: stats.size, mtimeMs: stats.mtimeMs };
    await handle.close();
    return null;
  } catch {
    return null;
  }
}

/**
 * @param {string} path
 * @param {string} place
 * @param {{ size: number, mtimeMs: number }} found
 * @param {string} form
 */
function headersOf(path, place, { size, mtimeMs }, form) {
  return {
    'content-type': KINDS[extname(place)] ?? 'application/octet-stream',
    'content-length': size,
    'cache-control': HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}-${form}"`,
    vary: 'accept-encoding',
  };
}
