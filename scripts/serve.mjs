// Serves a folder of files on this machine. A port that is taken is answered with the next free one.

import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';

const KINDS = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

const MOST_PORTS = 50;

/**
 * @param {string} folder
 * @param {number} port the first one to try; 0 takes any
 * @returns {Promise<{ port: number, close: () => void }>}
 */
export async function serve(folder, port) {
  const server = createServer((request, response) => {
    const file = fileFor(folder, request.url ?? '/');
    if (!file) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('There is nothing at this address.');
      return;
    }
    const kind = /** @type {Record<string, string>} */ (KINDS)[extname(file)] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': kind, 'cache-control': 'no-cache' });
    createReadStream(file).pipe(response);
  });
  const taken = await listen(server, port);
  return { port: taken, close: () => server.close() };
}

/**
 * @param {string} folder
 * @param {string} url
 * @returns {string | null}
 */
function fileFor(folder, url) {
  const path = decoded(url.split('?')[0] ?? '/');
  const file = normalize(join(folder, path.endsWith('/') ? `${path}index.html` : path));
  if (!file.startsWith(folder.endsWith(sep) ? folder : `${folder}${sep}`)) return null;
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : null;
}

/** @param {string} path */
function decoded(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return '/';
  }
}

/**
 * @param {import('node:http').Server} server
 * @param {number} first
 * @returns {Promise<number>}
 */
function listen(server, first) {
  return new Promise((resolve, reject) => {
    let port = first;
    server.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      port += 1;
      if (error.code !== 'EADDRINUSE' || port > first + MOST_PORTS) reject(error);
      else server.listen(port, '127.0.0.1');
    });
    server.on('listening', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
    server.listen(port, '127.0.0.1');
  });
}
