// The puzzles as the page needs them: what its list tells, and what its engine lays out.

import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { TABLE_IDS, TABLES } from '@faultline/geometry';
import type { Unit } from '@faultline/rules';
import { unitName } from '@faultline/rules';
import { type Puzzle, puzzleIn } from '@faultline/testkit';
import { shortName } from '@faultline/text';
import { filesIn } from '../../apps/cli/src/files.ts';
import type { PuzzleUnit } from '../../apps/web/src/i18n/puzzleUnit.ts';
import type { PuzzleTable, PuzzleTold } from '../../apps/web/src/port/puzzle.ts';

export interface Puzzles {
  readonly told: readonly PuzzleTold[];
  readonly tables: Readonly<Record<string, PuzzleTable>>;
}

const GERMAN = 'docs/rules/de/positions.json';

export function puzzlesOf(root: string): Puzzles {
  const german = JSON.parse(readFileSync(join(root, GERMAN), 'utf8')) as Record<string, { readonly title: string }>;
  const all = filesIn(root, ['tests/scenarios/puzzles/*.scenario.yaml']).map((file) => {
    const id = basename(file, '.scenario.yaml').replace(/^puzzle-/, '');
    const puzzle = puzzleIn(readFileSync(join(root, file), 'utf8'), file);
    const de = german[basename(file, '.scenario.yaml')]?.title ?? puzzle.title;
    return { told: toldOf(id, puzzle, de), table: tableOf(puzzle) };
  });
  return {
    told: all.map(({ told }) => told),
    tables: Object.fromEntries(all.map(({ told: { id }, table }) => [id, table])),
  };
}

const tableOf = ({ game, setup, goal, solution }: Puzzle): PuzzleTable => ({
  table: TABLE_IDS.find((id) => TABLES[id].name === game.table.name) ?? TABLE_IDS[0],
  setup,
  goal,
  solution,
});

function toldOf(id: string, puzzle: Puzzle, german: string): PuzzleTold {
  const { open } = puzzle.best.stateAt(0) ?? puzzle.best.state;
  const acting = open.units[open.activation?.unit ?? -1];
  const on = open.units.find((unit) => unitName(unit) === puzzle.goal.unit) ?? null;
  if (!acting) throw new Error(`Nobody acts in the puzzle ${id}.`);
  return {
    id,
    title: { en: puzzle.title, de: german },
    goal: puzzle.goal,
    acts: unitOf(puzzle, acting),
    on: on && unitOf(puzzle, on),
    force: open.seats[open.active].forceReady,
    obvious: puzzle.told.obvious,
    best: puzzle.told.best,
  };
}

function unitOf({ game }: Puzzle, { card, characters, damage }: Unit): PuzzleUnit {
  const { name = card, stamina = 0 } = game.library.units[card] ?? {};
  return { card, name: shortName(name), many: characters.length > 1, damage, stamina };
}
