// The PostgreSQL that the stage `databases` uses: the one that is named, or on Debian as root a throwaway one.

import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
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
  installPostgres();
  return throwaway();
}

/** Throws SetupFailure where there is none and none can be brought. */
export function installPostgres() {
  if (existsSync(join(BIN, 'initdb'))) return;
  if (!canInstall()) throw new SetupFailure(`There is no PostgreSQL for the tests. ${HOW}`);
  install('PostgreSQL', ['postgresql-15'], HOW);
}

/**
 * Its data lie in a temporary folder; it hears this machine alone. Where nothing of it outlives a test it needs no
 * fsync; `crash` kills every process of it and starts it again on what is on disk.
 * @param {{ fsync?: boolean }} [how]
 * @returns {Promise<{ url: string, stop: () => void, crash: () => Promise<void> }>}
 */
export async function throwaway({ fsync = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'faultline-postgres-'));
  const data = join(folder, 'data');
  const [user, group] = ['-u', '-g'].map((option) => Number(out('id', [option, 'postgres'])));
  chownSync(folder, Number(user), Number(group));
  const port = await freePort();
  const where = `-c listen_addresses=127.0.0.1 -c port=${port} -c unix_socket_directories=${folder}`;
  const options = `${where} -c fsync=${fsync ? 'on' : 'off'}`;
  const start = () => asPostgres(['pg_ctl', '-D', data, '-w', '-o', options, '-l', join(folder, 'log'), 'start']);
  const stop = () => {
    asPostgres(['pg_ctl', '-D', data, '-m', 'immediate', 'stop']);
    rmSync(folder, { recursive: true, force: true });
  };
  const started = asPostgres(['initdb', '-D', data, '-A', 'trust', '-U', 'faultline', '--no-sync']) ?? start();
  if (started !== null) {
    stop();
    throw new SetupFailure(`PostgreSQL did not start. ${HOW}\n${started}`);
  }
  const crash = async () => {
    const [postmaster = ''] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
    const children = out('ps', ['-o', 'pid=', '--ppid', postmaster]).split(/\s+/);
    for (const process of [postmaster, ...children].filter(Boolean)) killNow(Number(process));
    let failed = start();
    for (let tries = 0; failed !== null && tries < 20; tries += 1) {
      // What the system has not yet cleared away of the one that died keeps a new one from starting.
      await new Promise((resolve) => setTimeout(resolve, 250));
      failed = start();
    }
    if (failed !== null) throw new SetupFailure(`PostgreSQL did not start again.\n${failed}`);
  };
  return { url: `postgres://faultline@127.0.0.1:${port}/postgres`, stop, crash };
}

/** @param {number} pid */
function killNow(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself meanwhile.
  }
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
