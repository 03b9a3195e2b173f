// The PostgreSQL that the stage `databases` uses: the one that is named, or on Debian as root a throwaway one.

import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canInstall, install } from './debian.mjs';
import { SetupFailure } from './setup.mjs';

const BIN = '/usr/lib/postgresql/15/bin';
const HOW = 'Set FAULTLINE_TEST_DATABASE_URL to a PostgreSQL whose tables may be written to (postgres://…).';

/**
 * Where it can be reached, and what stops it. Throws SetupFailure where there is none and none can be brought.
 * @returns {Promise<{ url: string, stop: () => void }>}
 */
export async function bringPostgres() {
  const named = process.env.FAULTLINE_TEST_DATABASE_URL;
  if (named) return { url: named, stop: () => {} };
  if (!existsSync(join(BIN, 'initdb'))) {
    if (!canInstall()) throw new SetupFailure(`There is no PostgreSQL for the tests. ${HOW}`);
    install('PostgreSQL', ['postgresql-15'], HOW);
  }
  return throwaway();
}

/** Its data lie in a temporary folder; it hears this machine alone. Nothing of it outlives a test, so no fsync. */
async function throwaway() {
  const folder = mkdtempSync(join(tmpdir(), 'faultline-postgres-'));
  const data = join(folder, 'data');
  const [user, group] = ['-u', '-g'].map((option) => Number(out('id', [option, 'postgres'])));
  chownSync(folder, Number(user), Number(group));
  const port = await freePort();
  const options = `-c listen_addresses=127.0.0.1 -c port=${port} -c unix_socket_directories=${folder} -c fsync=off`;
  const stop = () => {
    asPostgres(['pg_ctl', '-D', data, '-m', 'immediate', 'stop']);
    rmSync(folder, { recursive: true, force: true });
  };
  const started =
    asPostgres(['initdb', '-D', data, '-A', 'trust', '-U', 'faultline', '--no-sync']) ??
    asPostgres(['pg_ctl', '-D', data, '-w', '-o', options, '-l', join(folder, 'log'), 'start']);
  if (started !== null) {
    stop();
    throw new SetupFailure(`PostgreSQL did not start. ${HOW}\n${started}`);
  }
  return { url: `postgres://faultline@127.0.0.1:${port}/postgres`, stop };
}

/**
 * Nothing, or what it said when it failed.
 * @param {string[]} command
 */
function asPostgres([program = '', ...args]) {
  const asRoot = process.getuid?.() === 0;
  const [run, rest] = asRoot
    ? ['runuser', ['-u', 'postgres', '--', join(BIN, program), ...args]]
    : [join(BIN, program), args];
  // What it leaves running must not hold a pipe of ours open.
  const { status, stderr } = spawnSync(run, rest, {
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: 60_000,
    cwd: tmpdir(),
  });
  return status === 0 ? null : stderr || `${program} ended with ${status}.`;
}

/** @param {string} program @param {string[]} args */
const out = (program, args) => spawnSync(program, args, { encoding: 'utf8' }).stdout.trim();

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
