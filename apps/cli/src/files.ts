import { globSync, type Stats, statSync } from 'node:fs';
import { sep } from 'node:path';
import { Unreadable } from './command.ts';

/** Paths below `root` that fit one of the patterns: with slashes on every system, sorted, never from node_modules. */
export function filesIn(root: string, patterns: readonly string[]): string[] {
  return globSync(patterns, { cwd: root, exclude: ['**/node_modules/**'] })
    .map((file) => file.split(sep).join('/'))
    .sort();
}

/** What lies at a path; null where nothing does, or nothing can: a name may be too long for any file. */
export function lookAt(path: string): Stats | null {
  try {
    return statSync(path, { throwIfNoEntry: false }) ?? null;
  } catch (mistake) {
    const { code, message } = mistake as NodeJS.ErrnoException;
    if (code === 'ENAMETOOLONG' || code === 'ERR_INVALID_ARG_VALUE') return null;
    throw new Unreadable(`${path} cannot be looked at: ${message}`);
  }
}
