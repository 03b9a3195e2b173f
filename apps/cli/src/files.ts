import { type Dirent, readdirSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { Unreadable } from './command.ts';

/**
 * Paths below `root` that fit one of the patterns: with slashes on every system, sorted, never from node_modules or behind a dot.
 * A pattern knows `*`, `**` for any folders, `{one,other}` and `!(none of them)`. Written by hand: Node's globSync takes three times as long.
 */
export function filesIn(root: string, patterns: readonly string[]): string[] {
  const found = new Set<string>();
  const listed = new Map<string, readonly Dirent[]>();
  const list = (folder: string): readonly Dirent[] => {
    const known = listed.get(folder) ?? entriesOf(join(root, folder));
    listed.set(folder, known);
    return known;
  };
  const look = (folder: string, parts: readonly RegExp[]): void => {
    const [part, ...rest] = parts;
    if (part === undefined) return;
    if (part === ANY_FOLDERS) look(folder, rest);
    for (const entry of list(folder)) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        if (part === ANY_FOLDERS) look(path, parts);
        else if (part.test(entry.name)) look(path, rest);
      } else if (rest.length === 0 && part !== ANY_FOLDERS && part.test(entry.name)) found.add(path);
    }
  };
  for (const pattern of patterns) look('', pattern.split('/').map(partOf));
  return [...found].sort();
}

const ANY_FOLDERS = /^/;

const partOf = (part: string): RegExp => (part === '**' ? ANY_FOLDERS : new RegExp(`^${part.replace(SIGNS, meant)}$`));

const SIGNS = /!\(([^)]*)\)|\{([^}]*)\}|\*|[.+?^$()[\]|\\]/g;

function meant(sign: string, none: string | undefined, some: string | undefined): string {
  if (none !== undefined) return `(?!(?:${none})$)[^/]*`;
  if (some !== undefined) return `(?:${some.replaceAll(',', '|')})`;
  return sign === '*' ? '[^/]*' : `\\${sign}`;
}

/** What was installed, and what hides behind a dot. */
const isAside = (name: string): boolean => name === 'node_modules' || name.startsWith('.');

function entriesOf(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !isAside(name));
  } catch {
    return [];
  }
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
