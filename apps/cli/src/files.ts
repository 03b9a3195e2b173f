import { globSync } from 'node:fs';
import { sep } from 'node:path';

/** Paths below `root` that fit one of the patterns: with slashes on every system, sorted, never from node_modules. */
export function filesIn(root: string, patterns: readonly string[]): string[] {
  return globSync(patterns, { cwd: root, exclude: ['**/node_modules/**'] })
    .map((file) => file.split(sep).join('/'))
    .sort();
}
