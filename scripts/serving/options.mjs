// The options of `npm start`: where the page is served.

import { parseArgs } from 'node:util';
import { LOOPBACK, nameIn } from './hosts.mjs';

/** The port unless another is asked for. */
const PORT = 4177;

export const USAGE = `Usage: npm start [-- options]             builds the page and serves it on this machine
       npm start -- COMMAND [options]     runs a command of the tool faultline (below)

Options of the page:
  --host ADDRESS   listen at this address; 0.0.0.0 lets every device of your network in (${LOOPBACK}: this machine alone)
  --port N         listen at this port and no other (${PORT}, or the next that is free)
  --origin URL     also answer to this name, for a proxy or a name of your own; links use it. May be given several times
  --help           this text
`;

/** What was asked for cannot be meant so; the sentence is for the person at the keyboard. */
export class NotUnderstood extends Error {}

/** @typedef {{ host: string, port: number, exactly: boolean, origins: URL[] }} Serving */

/**
 * Options that begin with a dash are the server's; a word is a command of the tool, with all that follows.
 * @param {readonly string[]} asked
 * @returns {{ tool: readonly string[] } | 'help' | Serving}
 */
export function startOf(asked) {
  if (asked[0] !== undefined && !asked[0].startsWith('-')) return { tool: asked };
  const { host, port, origin, help } = valuesIn(asked);
  if (help) return 'help';
  return {
    host: host === undefined ? LOOPBACK : hostIn(host),
    port: port === undefined ? PORT : portIn(port),
    exactly: port !== undefined,
    origins: (origin ?? []).map(originIn),
  };
}

/** @param {readonly string[]} asked */
function valuesIn(asked) {
  try {
    const { values, positionals } = parseArgs({
      args: [...asked],
      allowPositionals: true,
      options: {
        host: { type: 'string' },
        port: { type: 'string' },
        origin: { type: 'string', multiple: true },
        help: { type: 'boolean', short: 'h' },
      },
    });
    if (positionals.length > 0)
      throw new NotUnderstood(
        `"${positionals[0]}" is no option. A command of the tool comes first: npm start -- ${positionals.join(' ')}`,
      );
    return values;
  } catch (mistake) {
    if (mistake instanceof NotUnderstood) throw mistake;
    const [sentence = ''] = /** @type {Error} */ (mistake).message.split(/(?<=\.) |\n/);
    throw new NotUnderstood(sentence);
  }
}

/** @param {string} text */
function hostIn(text) {
  const name = nameIn(text.includes(':') && !text.startsWith('[') ? `[${text}]` : text);
  if (name === null)
    throw new NotUnderstood(`--host is "${text}"; it should be an address or a name, such as 0.0.0.0.`);
  return name;
}

/** @param {string} text */
function portIn(text) {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new NotUnderstood(`--port is "${text}"; it should be a number from 1 to 65535, or 0 for any that is free.`);
  return port;
}

/** @param {string} text */
function originIn(text) {
  const url = URL.canParse(text) ? new URL(text) : null;
  const plain = url && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username && !url.password;
  if (!plain) throw new NotUnderstood(`--origin is "${text}"; it should be an address such as https://club.example/.`);
  return url;
}

/**
 * Why the server cannot listen, in a sentence.
 * @param {NodeJS.ErrnoException} error
 * @param {Pick<Serving, 'host' | 'port'>} where
 */
export function whyNotListening({ code, message }, { host, port }) {
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Choose another with --port, or leave it to Faultline.`;
  if (code === 'EACCES') return `This system does not let you open port ${port}. One above 1023 is free to all.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `This machine has no address ${host}. 0.0.0.0 stands for all it has.`;
  return `The page cannot be served at ${host}, port ${port}: ${message}`;
}
