// Serves a folder of files to browsers: on this machine alone, or where it is told to listen.
// Nothing that is sent to it ends it, and nobody is waited for.

import { createServer } from 'node:http';
import { answer, refuse, whyNotAddressed } from './serving/answer.mjs';
import { addressAt, addressesFor, isEverywhere, LOOPBACK } from './serving/hosts.mjs';

/** How many ports are tried where one is taken. */
const MOST_PORTS = 50;
const LAST_PORT = 65_535;

const LIMITS = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 5_000,
};
/** Someone who neither sends nor reads for so long is gone. */
const SILENCE = 60_000;
const MOST_CONNECTIONS = 1024;

/**
 * @typedef {object} Where
 * @property {string} [host] what to listen to; this machine alone unless told
 * @property {readonly URL[]} [origins] what a proxy in front of it is called
 * @property {boolean} [exactly] only this port, even where it is taken
 * @property {Live} [live] what answers beside the files
 */

/**
 * What a live server takes of all requests; names were looked at before.
 * @typedef {object} Live
 * @property {(path: string) => boolean} takes whether a path is its own
 * @property {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => void} request
 * @property {(request: import('node:http').IncomingMessage, socket: import('node:stream').Duplex, head: Buffer) => void} upgrade
 * @property {number} [connections] how many may be open
 */

/**
 * @param {string} folder
 * @param {number} port the first one to try; 0 takes any
 * @param {Where} [where]
 * @returns {Promise<{ port: number, here: string, addresses: string[], close: () => void }>} `here` opens it on this
 *   machine, `addresses` on others
 */
export async function serve(folder, port, { host = LOOPBACK, origins = [], exactly = false, live } = {}) {
  const opened = { host, origins };
  const addresses = () => addressesFor(opened, taken);
  const server = createServer(LIMITS, (request, response) => {
    if (live?.takes(request.url ?? '')) {
      const foreign = whyNotAddressed(opened, request);
      return foreign ? refuse(response, foreign) : live.request(request, response);
    }
    answer({ folder, opened, addresses }, request, response).catch(() => response.destroy());
  });
  server.on('upgrade', (request, socket, head) => {
    if (!live?.takes(request.url ?? '') || whyNotAddressed(opened, request)) socket.destroy();
    else live.upgrade(request, socket, head);
  });
  server.setTimeout(SILENCE);
  server.maxConnections = live?.connections ?? MOST_CONNECTIONS;
  const taken = await listen(server, port, host, exactly ? 0 : MOST_PORTS);
  return {
    port: taken,
    here: addressAt(isEverywhere(host) ? LOOPBACK : host, taken),
    addresses: addresses(),
    close: () => server.close(),
  };
}

/**
 * @param {import('node:http').Server} server
 * @param {number} first
 * @param {string} host
 * @param {number} more how many further ports are tried
 * @returns {Promise<number>}
 */
function listen(server, first, host, more) {
  return new Promise((resolve, reject) => {
    let port = first;
    server.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      port += 1;
      if (error.code !== 'EADDRINUSE' || port > Math.min(first + more, LAST_PORT)) reject(error);
      else server.listen(port, host);
    });
    server.on('listening', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
    server.listen(port, host);
  });
}
