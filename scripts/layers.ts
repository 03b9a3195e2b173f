// The layers of each package, lowest first: a folder imports only from rows above it in its list, types included, so no
// folders form a ring. Folders of one row import nothing of each other. index.ts stands over all of them.
// docs/architecture.md draws the list; `node scripts/layers.ts --write` draws it anew.

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

type Row = readonly string[];

const LAYERS: Readonly<Record<string, readonly Row[]>> = {
  'packages/rules': [
    ['cards'],
    ['state'],
    ['game'],
    ['kernel'],
    ['chance', 'space'],
    ['queries'],
    ['timing'],
    ['tokens'],
    ['movement', 'objectives'],
    ['attack'],
    ['turn', 'abilities'],
    ['setup', 'verbs'],
    ['modes'],
    ['team', 'forecast'],
    ['outside', 'view', 'why'],
    ['position'],
    ['file'],
    ['report'],
  ],
};

export interface Import {
  readonly from: string;
  readonly to: string;
}

/** `packages/rules/src/attack/walk.ts` lies in attack; a file beside the folders in none. */
function folderIn(root: string, file: string): string | null {
  const inside = file.startsWith(`${root}/src/`) ? file.slice(root.length + 5).split('/') : [];
  return inside.length > 1 ? (inside[0] ?? null) : null;
}

/** What breaks the order: an import of a folder that is not lower, and a folder in no row. */
export function upward(imports: readonly Import[], layers = LAYERS): string[] {
  return Object.entries(layers).flatMap(([root, rows]) => {
    const height = new Map(rows.flatMap((row, at) => row.map((folder) => [folder, at] as const)));
    return imports.flatMap(({ from, to }) => {
      const [above, below] = [folderIn(root, from), folderIn(root, to)];
      if (above === null || below === null || above === below) return [];
      const unknown = [above, below].find((folder) => !height.has(folder));
      if (unknown !== undefined) return [`${root}/src/${unknown} is in no layer of scripts/layers.ts.`];
      return (height.get(below) ?? 0) < (height.get(above) ?? 0)
        ? []
        : [`${from} → ${to}: ${below} is not a layer below ${above}.`];
    });
  });
}

const MARKS = ['<!-- layers: drawn by scripts/layers.ts -->', '<!-- end of layers -->'] as const;

/** The layers as a drawing, the highest on top. */
function drawing(layers = LAYERS): string {
  return Object.entries(layers)
    .map(([root, rows]) => {
      const boxes = rows.map((row, at) => `  l${at}["${row.join(' · ')}"]`).toReversed();
      const arrows = rows
        .slice(1)
        .map((_, at) => `  l${at + 1} --> l${at}`)
        .toReversed();
      return [`\`${root}/src\`:`, '', '```mermaid', 'flowchart TD', ...boxes, ...arrows, '```'].join('\n');
    })
    .join('\n\n');
}

/** The page with the drawing between its marks. */
export function drawn(page: string): string {
  const [before, after] = [page.indexOf(MARKS[0]), page.indexOf(MARKS[1])];
  if (before < 0 || after < before) throw new Error('docs/architecture.md has no place for the layers.');
  return `${page.slice(0, before + MARKS[0].length)}\n${drawing()}\n${page.slice(after)}`;
}

if (import.meta.main) {
  const path = fileURLToPath(new URL('../docs/architecture.md', import.meta.url));
  const page = readFileSync(path, 'utf8');
  if (process.argv.includes('--write')) writeFileSync(path, drawn(page));
  else process.exitCode = drawn(page) === page ? 0 : 1;
}
