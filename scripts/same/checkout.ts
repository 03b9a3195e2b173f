// The packages of another commit, or of another folder, in a temporary folder of their own, with our libraries beside
// them. Neither the work tree nor git's index is touched.

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { NotUnderstood } from '../../apps/cli/src/command.ts';
import { filesIn } from '../../apps/cli/src/files.ts';

export interface Checkout {
  readonly folder: string;
  /** What it is, for people. */
  readonly name: string;
  remove(): void;
}

/** @param wanted a commit, or a folder that holds another checkout */
export function checkoutOf(root: string, wanted: string): Checkout {
  if (existsSync(join(wanted, 'packages', 'rules', 'package.json')))
    return laidOut(root, wanted, (folder) => copyPackages(wanted, folder));
  const commit = commitOf(root, wanted);
  return laidOut(root, git(root, 'log', '-1', '--format=%h (%s)', commit), (folder) => {
    const env = { GIT_INDEX_FILE: join(folder, 'index') };
    gitWith(env, root, 'read-tree', '--prefix=packages/', `${commit}:packages`);
    gitWith(env, root, 'checkout-index', '--all', '--quiet', `--prefix=${folder}${sep}`);
  });
}

/** What plays a game: all of the packages but tests, tools and words. */
export const PACKAGES = ['packages/*/*.json', 'packages/*/{src,units,missions,shared,tables}/**/*.{ts,json}'];

/** Two checkouts whose files have one hash are the same. */
export const contentsOf = (folder: string, patterns: readonly string[]): string =>
  shortHash(
    filesIn(folder, patterns)
      .map((file) => `${file}\n${readFileSync(join(folder, file), 'utf8')}`)
      .join('\n'),
  );

export const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

function laidOut(root: string, name: string, bring: (folder: string) => void): Checkout {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'faultline-same-')));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    bring(folder);
    linkLibraries(root, folder);
  } catch (mistake) {
    remove();
    throw mistake;
  }
  return { folder, name, remove };
}

function copyPackages(from: string, folder: string): void {
  const isWanted = (path: string): boolean => !/[\\/](node_modules|test|bench|dist)$/.test(path);
  cpSync(join(from, 'packages'), join(folder, 'packages'), { recursive: true, filter: isWanted });
}

/** Our libraries under their names, but the packages of the project are those that lie there. */
function linkLibraries(root: string, folder: string): void {
  const link = (from: string, name: string): void => symlinkSync(from, join(folder, 'node_modules', name), 'junction');
  mkdirSync(join(folder, 'node_modules', '@faultline'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (!name.startsWith('.') && name !== '@faultline') link(join(root, 'node_modules', name), name);
  for (const name of readdirSync(join(folder, 'packages')))
    link(join(folder, 'packages', name), join('@faultline', name));
}

function commitOf(root: string, wanted: string): string {
  if (!isClone(root))
    throw new NotUnderstood(
      'This folder is no git clone, so there is no other commit here. Give a folder that holds another checkout instead.',
    );
  try {
    return git(root, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${wanted}^{commit}`);
  } catch {
    const shallow = git(root, 'rev-parse', '--is-shallow-repository') === 'true';
    throw new NotUnderstood(
      shallow
        ? `The commit ${wanted} is not in this clone, which is shallow: "git fetch --unshallow" brings the whole history.`
        : `There is no commit called ${wanted} here, nor a folder that holds a checkout.`,
    );
  }
}

/** A folder inside another clone is none itself. */
function isClone(root: string): boolean {
  try {
    return realpathSync(git(root, 'rev-parse', '--show-toplevel')) === realpathSync(root);
  } catch {
    return false;
  }
}

export const git = (root: string, ...args: string[]): string => gitWith({}, root, ...args);

const gitWith = (env: Readonly<Record<string, string>>, root: string, ...args: string[]): string =>
  execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 64 * 1024 * 1024,
  }).trim();
