// What the server says to a request. Whatever is asked, the answer is a file or a sentence.

import { pipeline } from 'node:stream';
import { fileAt } from './files.mjs';
import { isOurs, nameIn } from './hosts.mjs';
import { POLICY } from './policy.mjs';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */
/** @typedef {{ folder: string, opened: import('./hosts.mjs').Opened, addresses: () => readonly string[] }} Site */
/** @typedef {{ code: number, says: string, headers?: Record<string, string> }} Refusal */

const ALWAYS = { 'content-security-policy': POLICY, 'x-content-type-options': 'nosniff' };

/** Asked by the page when it makes a link for another device. */
const REACHABLE = '/reachable.json';

const NOTHING_HERE = { code: 404, says: 'There is nothing at this address.' };

/**
 * Why a request is not for us, whatever it asks.
 * @param {import('./hosts.mjs').Opened} opened
 * @param {Request} request
 * @returns {Refusal | null}
 */
export function whyNotAddressed(opened, { headers, socket }) {
  const name = nameIn(headers.host);
  if (name === null) return { code: 400, says: 'This request does not say to whom it is addressed.' };
  if (isOurs(name, opened, socket.localAddress)) return null;
  const how = `npm start -- --origin http://${name}`;
  return { code: 421, says: `Faultline does not answer to the name ${name} here. If it should: ${how}` };
}

/**
 * @param {Site} site
 * @param {Request} request
 * @param {Response} response
 * @returns {Promise<void>}
 */
export async function answer(site, request, response) {
  const refused = whyNot(site, request);
  if (refused) return refuse(response, refused);
  const path = pathIn(request.url ?? '');
  if (path === null) return refuse(response, { code: 400, says: 'This address cannot be read.' });
  if (path === REACHABLE) return tellAddresses(site, response);
  const found = await fileAt(site.folder, path, request.headers['accept-encoding']?.toString());
  if (!found) return (await isFolder(site, path)) ? sendInside(response, path) : refuse(response, NOTHING_HERE);
  const { handle, headers } = found;
  const known = isKnown(request.headers['if-none-match'], String(headers.etag));
  if (known || request.method === 'HEAD') {
    const { 'content-length': size, ...rest } = headers;
    response.writeHead(known ? 304 : 200, { ...ALWAYS, ...rest, ...(known ? {} : { 'content-length': size }) }).end();
    return handle.close();
  }
  // Somebody who is gone already takes nothing, and what was opened for them is closed.
  if (response.destroyed) return handle.close();
  response.writeHead(200, { ...ALWAYS, ...headers });
  // A reader who leaves early is no mistake, and a file that cannot be read to its end is noticed by its length.
  pipeline(handle.createReadStream(), response, () => {});
}

/**
 * @param {Site} site
 * @param {Request} request
 * @returns {Refusal | null}
 */
function whyNot({ opened }, request) {
  const foreign = whyNotAddressed(opened, request);
  if (foreign) return foreign;
  const { method, headers } = request;
  if (method !== 'GET' && method !== 'HEAD')
    return { code: 405, says: 'Here one can only look: GET or HEAD.', headers: { allow: 'GET, HEAD' } };
  if (Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined)
    return { code: 413, says: 'A request here brings nothing along.' };
  return null;
}

/**
 * Whether a path without its last slash means a page: `/rules/CR-ATK-19`.
 * @param {Site} site
 * @param {string} path
 */
async function isFolder({ folder }, path) {
  const found = path.endsWith('/') ? null : await fileAt(folder, `${path}/`, undefined);
  await found?.handle.close();
  return found !== null;
}

/**
 * @param {Response} response
 * @param {string} path
 */
function sendInside(response, path) {
  const last = encodeURIComponent(path.slice(path.lastIndexOf('/') + 1));
  response.writeHead(308, { ...ALWAYS, location: `${last}/`, 'cache-control': 'no-cache' }).end();
}

/**
 * The path of an address, decoded; null where it is malformed.
 * @param {string} url
 * @returns {string | null}
 */
function pathIn(url) {
  try {
    return url.startsWith('/') ? decodeURIComponent(url.split('?')[0] ?? '') : null;
  } catch {
    return null;
  }
}

/**
 * @param {string | undefined} header
 * @param {string} etag
 */
const isKnown = (header, etag) =>
  (header ?? '').split(',').some((each) => ['*', etag].includes(each.trim().replace(/^W\//, '')));

/**
 * @param {Site} site
 * @param {Response} response
 */
function tellAddresses({ addresses }, response) {
  const headers = { ...ALWAYS, 'content-type': 'application/json', 'cache-control': 'no-store' };
  response.writeHead(200, headers).end(JSON.stringify({ addresses: addresses() }));
}

/**
 * @param {Response} response
 * @param {Refusal} refusal
 */
export function refuse(response, { code, says, headers }) {
  // What else a request brings is not waited for.
  const ending = code === 404 ? {} : { connection: 'close' };
  response
    .writeHead(code, { ...ALWAYS, ...ending, ...headers, 'content-type': 'text/plain; charset=utf-8' })
    .end(`${says}\n`);
}
