// Paths and links in the documents lead somewhere. A path may leave out the folders in front, `attack/tree.ts`; one with
// a placeholder in it (`<unit>`, `*`) is not looked at.

import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesIn } from '../apps/cli/src/files.ts';

/** What happened is told of the paths of its time. */
const HISTORY = ['CHANGELOG.md'];
/** Files of ours by their endings; others are examples of what people write. */
const CODE = /^[\w@./-]+[.](ts|tsx|mjs|css)(?=:\d+$|$)/;
const OURS = /^(packages|apps|scripts|tests|docs|bench)(\/[\w@.-]+)+/;
/** Made by a build, or an example that a document makes itself. */
const MADE = ['apps/web/dist', 'packages/cards/operations/hold-the-bridge'];

/** What a document names that does not exist, each with its line. */
export function lostIn(document: string, text: string, files: readonly string[]): string[] {
  const known = new Set(files.flatMap(withFolders));
  const isThere = (path: string): boolean =>
    known.has(path) || MADE.some((made) => path.startsWith(made)) || files.some((file) => file.endsWith(`/${path}`));
  return text.split('\n').flatMap((line, at) => {
    const lost = [
      ...pathsIn(line).filter((path) => !isThere(path)),
      ...linksIn(line).filter((link) => !known.has(normalize(join(dirname(document), link)).replace(/[/]$/, ''))),
    ];
    return lost.map((path) => `${document}:${at + 1} names ${path}, which is not there.`);
  });
}

const withFolders = (file: string): string[] => {
  const parts = file.split('/');
  return parts.map((_, n) => parts.slice(0, n + 1).join('/'));
};

const pathsIn = (line: string): string[] =>
  [...line.matchAll(/`([^`]+)`/g)]
    .flatMap(([, quoted = '']) => quoted.split(/[\s,;:]+/))
    .filter((word) => !/[<>*{}]/.test(word))
    .flatMap((word) => (CODE.exec(word) ?? OURS.exec(word))?.[0] ?? [])
    .map((path) => path.replace(/^[.]{1,2}[/]|[/.]+$/g, ''));

const linksIn = (line: string): string[] =>
  [...line.matchAll(/\]\(([^)#\s]+)/g)].map(([, link = '']) => link).filter((link) => !/^[a-z]+:/.test(link));

if (import.meta.main) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const files = filesIn(root, ['{packages,apps,scripts,tests,docs,bench}/**/*.*', '*.*', 'LICENSE', 'NOTICE']);
  const documents = files.filter((file) => file.endsWith('.md') && !HISTORY.includes(file));
  const lost = documents.flatMap((file) => lostIn(file, readFileSync(join(root, file), 'utf8'), files));
  for (const fault of lost) console.error(fault);
  console.log(`${documents.length} documents`);
  process.exitCode = lost.length === 0 && documents.length > 0 ? 0 : 1;
}
