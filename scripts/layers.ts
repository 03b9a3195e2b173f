// The layers of each package and app, lowest first: a folder imports only from rows above it in its list, types
// included, so no folders form a ring. Folders of one row import nothing of each other. A file that lies beside the
// folders stands in a row by its name; what a package is entered by stands over all of them. Packages without folders
// have no rows: there it is the files that form no ring.
// docs/architecture.md draws the list; `node scripts/layers.ts --write` draws it anew.

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { filesIn } from '../apps/cli/src/files.ts';

type Row = readonly string[];
type Layers = Readonly<Record<string, readonly Row[]>>;

const LAYERS: Layers = {
  'packages/shape': [],
  'packages/chance': [],
  'packages/geometry': [],
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
    ['team', 'forecast', 'language.ts'],
    ['outside', 'view', 'why'],
    ['position'],
    ['file'],
    ['report'],
  ],
  'packages/cards': [
    ['fields.ts', 'tags.ts', 'script.ts', 'sheetNow.ts', 'advantages.ts'],
    ['readMission.ts', 'readTree.ts', 'shared', 'operation'],
    ['mission.ts', 'readStance.ts'],
    ['missions', 'operations', 'readUnit.ts'],
    ['missions.ts', 'operations.ts', 'reprints.ts', 'unit.ts', 'printed.ts'],
    ['units', 'sheet.ts'],
    ['library.ts', 'sheets.ts'],
    ['checked.ts', 'source.ts', 'scripting.ts', 'unplayed.ts', 'teams.ts'],
    ['team', 'roster', 'page.ts'],
  ],
  'packages/text': [
    ['terms.ts', 'abilities', 'operations'],
    ['words'],
    ['en', 'de', 'cast.ts'],
    ['verbs', 'log', 'questions.ts', 'reasons.ts'],
    ['cardTexts', 'why.ts'],
  ],
  'packages/odds': [],
  'packages/ai': [
    ['opponent.ts'],
    ['hourglass.ts', 'random.ts'],
    ['greedy', 'restless.ts'],
    ['value', 'hasty.ts'],
    ['search'],
    ['levels'],
    ['opponents.ts', 'why'],
    ['why.ts', 'review.ts'],
    ['suggest.ts'],
  ],
  'packages/tournament': [
    ['reason.ts', 'fraction.ts', 'chance'],
    ['read.ts', 'pairing'],
    ['scoring', 'tables'],
    ['standings'],
    ['event'],
    ['chain', 'queries'],
    ['premier', 'rounds'],
    ['results'],
    ['clock', 'people'],
    ['act'],
    ['show', 'file'],
  ],
  'packages/host': [
    ['difference.ts', 'clock.ts', 'once.ts'],
    ['storage.ts', 'wire', 'line.ts'],
    ['liveGame.ts'],
    ['hostedGame.ts'],
  ],
  'packages/campaign': [['packs'], ['campaign'], ['course', 'sides'], ['acts'], ['act', 'show'], ['file']],
  'packages/testkit': [
    ['game.ts', 'germanFaults.ts', 'saying.ts', 'proofs'],
    ['checked.ts'],
    ['modes', 'story.ts'],
    ['scenario', 'skirmish.ts'],
    ['duel.ts', 'madeUp.ts'],
  ],
  'apps/cli': [
    ['command.ts', 'page.ts', 'progress.ts', 'narrate'],
    ['files.ts', 'filing.ts', 'missions.ts', 'wholeNumber.ts', 'units'],
    ['tables.ts', 'threads.ts', 'team', 'odds', 'replay', 'rules', 'scenario'],
    ['draw', 'event', 'operations', 'simulate', 'table'],
    ['arena', 'bench', 'blunders', 'campaign', 'ends', 'play', 'puzzles'],
    ['learn'],
  ],
  'apps/server': [
    ['database', 'refused.ts', 'metrics.ts'],
    ['people'],
    ['games'],
    ['meeting', 'lines', 'talk', 'jobs'],
    ['house.ts'],
    ['http'],
    ['live'],
    ['site'],
  ],
  'apps/web': [
    ['i18n'],
    ['ui', 'port', 'sound'],
    ['shell', 'board', 'saves', 'operations'],
    ['engine', 'game', 'ledger', 'setup', 'table3d'],
    ['terms'],
    ['attack', 'desk', 'campaign', 'menu'],
    ['backup', 'log', 'reference'],
    ['cards', 'games', 'builder'],
    ['table'],
    ['lookback', 'ending'],
    ['moments'],
    ['play'],
    ['online'],
    ['lessons'],
    ['puzzles'],
    ['site'],
  ],
};

/** What a package, an app or a thread is entered by. */
const ENTRIES = ['index.ts', 'record.ts', 'main.ts', 'main.tsx', 'keeper.worker.ts'];

export interface Import {
  readonly from: string;
  readonly to: string;
}

/** Where the sources of a package lie; tests, builds and benchmarks are none. */
const SOURCES = ['src', 'units', 'missions', 'operations', 'shared', 'roster'];

/** `packages/rules/src/attack/walk.ts` lies in attack, `packages/cards/units/chewie/index.ts` in units; a file beside the folders in itself. */
function placeOf(root: string, file: string): string | null {
  const [top = '', ...below] = file.startsWith(`${root}/`) ? file.slice(root.length + 1).split('/') : [];
  if (!SOURCES.includes(top)) return null;
  if (top !== 'src') return top;
  return below.length > 1 || /[.]tsx?$/.test(file) ? (below[0] ?? null) : null;
}

/** What breaks the order: an import of a folder that is not lower, a folder in no row, a ring of files. */
export function upward(imports: readonly Import[], layers = LAYERS): string[] {
  return Object.entries(layers).flatMap(([root, rows]) => {
    const inside = imports.filter(({ from, to }) => placeOf(root, from) !== null && placeOf(root, to) !== null);
    return rows.length === 0 ? ringOf(root, inside) : inside.flatMap((each) => whyNotBelow(root, rows, each));
  });
}

function whyNotBelow(root: string, rows: readonly Row[], { from, to }: Import): string[] {
  const [above, below] = [placeOf(root, from) ?? '', placeOf(root, to) ?? ''];
  if (above === below) return [];
  const unknown = [above, below].find((place) => heightOf(rows, place) < 0);
  if (unknown !== undefined) return [inNoLayer(root, unknown)];
  if (heightOf(rows, below) < heightOf(rows, above)) return [];
  return [`${from} → ${to}: ${below} is not a layer below ${above}.`];
}

const heightOf = (rows: readonly Row[], place: string): number =>
  ENTRIES.includes(place) ? rows.length : rows.findIndex((row) => row.includes(place));

const inNoLayer = (root: string, place: string): string => `${root}/src/${place} is in no layer of scripts/layers.ts.`;

/** Imports that lead from a file back to it: what is left once those that end or begin nowhere are gone. */
function ringOf(root: string, imports: readonly Import[]): string[] {
  const left = imports.filter(
    ({ from, to }) => imports.some((each) => each.from === to) && imports.some((each) => each.to === from),
  );
  if (left.length < imports.length) return ringOf(root, left);
  if (left.length === 0) return [];
  const files = [...new Set(left.map(({ from }) => from.slice(root.length + 1)))].sort();
  return [`${root}: ${files.join(', ')} import each other in a ring.`];
}

/** What the list lacks, and what it names in vain: a package or app, a folder, a file beside the folders. */
export function incomplete(root: string, layers = LAYERS): string[] {
  const roots = filesIn(root, ['{packages,apps}/*/package.json']).map((file) => file.replace('/package.json', ''));
  const files = filesIn(root, [`{packages,apps}/*/{${SOURCES.join(',')}}/**/*.{ts,tsx}`]).filter(
    (file) => !isTest(file),
  );
  return [
    ...roots.filter((each) => !Object.hasOwn(layers, each)).map((each) => `${each} is not in scripts/layers.ts.`),
    ...Object.entries(layers).flatMap(([each, rows]) => {
      const places = [...new Set(files.flatMap((file) => placeOf(each, file) ?? []))];
      // Without rows files need no place in them; a folder does.
      const listed = (place: string): boolean =>
        heightOf(rows, place) >= 0 || (rows.length === 0 && place.includes('.'));
      return [
        ...places.filter((place) => !listed(place)).map((place) => inNoLayer(each, place)),
        ...rows
          .flat()
          .filter((place) => !places.includes(place))
          .map((place) => `scripts/layers.ts names ${place} in ${each}, where there is none.`),
      ];
    }),
  ];
}

const isTest = (file: string): boolean => /[.]test[.]tsx?$/.test(file);

const MARKS = ['<!-- layers: drawn by scripts/layers.ts -->', '<!-- end of layers -->'] as const;

/** The layers as drawings, the highest on top. */
function drawing(layers = LAYERS): string {
  return Object.entries(layers)
    .filter(([, rows]) => rows.length > 0)
    .map(([root, rows]) => {
      const boxes = rows.map((row, at) => `  l${at}["${row.join(' · ')}"]`).toReversed();
      const arrows = rows
        .slice(1)
        .map((_, at) => `  l${at + 1} --> l${at}`)
        .toReversed();
      return [`\`${root}\`:`, '', '```mermaid', 'flowchart TD', ...boxes, ...arrows, '```'].join('\n');
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
