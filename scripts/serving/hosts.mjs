// Under which names the server answers, and at which addresses others find it.
// A foreign page can have its own name point at this machine and read our answers as its own: only known names are answered.

import { isIPv4, isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';

/** @typedef {{ host: string, origins: readonly URL[] }} Opened where the server listens, and what proxies call it */

export const LOOPBACK = '127.0.0.1';

/** A name or an address, and perhaps a port. */
const HOST = /^(\[[\da-f:.]+\]|[a-z\d](?:[a-z\d._-]*[a-z\d])?)\.?(?::\d{1,5})?$/i;

/**
 * The name a request is addressed to, without its port and in small letters; null where it is none.
 * @param {string | undefined} header
 * @returns {string | null}
 */
export function nameIn(header) {
  const name = HOST.exec(header ?? '')?.[1]?.toLowerCase();
  return name === undefined ? null : bare(name);
}

/**
 * @param {string} name from `nameIn`
 * @param {Opened} opened
 * @param {string | undefined} arrivedAt the address of this machine that the request came to
 */
export function isOurs(name, { host, origins }, arrivedAt) {
  return (
    isLoopback(name) ||
    name === host.toLowerCase() ||
    name === arrivedAt?.replace(/^::ffff:/, '') ||
    origins.some(({ hostname }) => name === bare(hostname))
  );
}

/** @param {string} name */
const isLoopback = (name) => name === 'localhost' || name === '::1' || (isIPv4(name) && name.startsWith('127.'));

/** @param {string} host */
export const isEverywhere = (host) => host === '0.0.0.0' || host === '::';

/** @param {string} name */
const bare = (name) => name.replace(/^\[(.*)\]$/, '$1');

/**
 * Where other machines find the page, the likeliest first; none where only this one does.
 * @param {Opened} opened
 * @param {number} port
 * @returns {string[]}
 */
export function addressesFor({ host, origins }, port) {
  if (origins.length > 0) return origins.map(({ href }) => (href.endsWith('/') ? href : `${href}/`));
  const names = isEverywhere(host) ? networkAddresses(host === '::') : isLoopback(host) ? [] : [host];
  return names.map((name) => addressAt(name, port));
}

/**
 * @param {string} name
 * @param {number} port
 */
export const addressAt = (name, port) => `http://${isIPv6(name) ? `[${name}]` : name}:${port}/`;

/** Networks that only programs of this machine are in, by what they are usually called. */
const INNER = /^(br-|docker|veth|virbr|vmnet|vboxnet|vEthernet|tun|tap|wg|utun|zt|tailscale)/;

/** @param {boolean} six whether the server listens to IPv6 as well */
function networkAddresses(six) {
  const found = Object.entries(networkInterfaces()).flatMap(([network, addresses = []]) =>
    addresses
      .filter(({ internal, family, address }) => !internal && (family === 'IPv4' || (six && !/^fe80:/i.test(address))))
      .map(({ address, family }) => ({ address, rank: (INNER.test(network) ? 2 : 0) + (family === 'IPv4' ? 0 : 1) })),
  );
  return found.sort((a, b) => a.rank - b.rank).map(({ address }) => address);
}
