// A mode is known only inside the folders `modes` of the packages that must know it: no other source names one, by its
// id, its folder or its constant. Reads the syntax tree, so a comment or a field of that name never offends.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { filesIn } from '../apps/cli/src/files.ts';
import { MODE_IDS } from '../packages/rules/src/index.ts';
import { PROOF_MODES } from '../packages/testkit/src/index.ts';

/** Where a mode of the game must have a folder. */
const PLACES = [
  'packages/rules/src/modes',
  'packages/text/src/log/modes',
  'packages/ai/src/greedy/modes',
  'apps/web/src/table/modes',
  'apps/web/src/saves/modes',
];

const SOURCES = ['packages/*/src/**/*.ts', 'apps/*/src/**/*.{ts,tsx}', 'scripts/**/*.ts'];

/** Who may know the modes that exist for tests alone; elsewhere their ids are words like others. */
const KNOW_PROOFS = /^(packages[/]testkit|apps[/]cli|scripts)[/]/;

/** `key-operations` lies in `keyOperations`, and is exported by that name. */
export const folderOf = (id: string): string => id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** What one file says of modes, as sentences; nothing inside a folder of modes. */
export function namingsIn(file: string, text: string, ids: readonly string[]): string[] {
  if (file.includes('/modes/')) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const constants = ids.map(folderOf);
  const found: string[] = [];
  const tell = (node: ts.Node, what: string): void => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    found.push(`${file}:${line + 1}: ${what}`);
  };
  const look = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) {
      if (ids.includes(node.text))
        tell(node, `names the mode "${node.text}"; ask a table over the modes' ids instead.`);
      const folder = /(?:^|\/)modes\/([^/]+)\//.exec(node.text)?.[1];
      if (folder !== undefined && constants.includes(folder))
        tell(node, `reaches into the folder of the mode ${folder}; take it from modes/index.ts instead.`);
    }
    if (ts.isImportSpecifier(node) && constants.includes((node.propertyName ?? node.name).text))
      tell(node, `imports the mode ${node.name.text}; ask USUAL_MODE, MODES or a table over the modes' ids instead.`);
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

/** The folders that are missing, as sentences. */
export const missingFolders = (ids: readonly string[], foldersIn: (place: string) => readonly string[]): string[] =>
  PLACES.flatMap((place) =>
    ids
      .filter((id) => !foldersIn(place).includes(folderOf(id)))
      .map((id) => `${place} has no folder ${folderOf(id)} for the mode "${id}".`),
  );

function main(): number {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const files = filesIn(root, SOURCES);
  const proofs = PROOF_MODES.map(({ id }) => id);
  const known = (file: string): readonly string[] => (KNOW_PROOFS.test(file) ? [...MODE_IDS, ...proofs] : MODE_IDS);
  const faults = [
    ...missingFolders(MODE_IDS, (place) => readdirSync(join(root, place))),
    ...files.flatMap((file) => namingsIn(file, readFileSync(join(root, file), 'utf8'), known(file))),
  ];
  for (const fault of faults) console.error(fault);
  console.log(`${files.length} files, ${MODE_IDS.length + proofs.length} modes`);
  return faults.length === 0 ? 0 : 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = main();
