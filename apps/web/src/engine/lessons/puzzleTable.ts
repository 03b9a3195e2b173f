import { attemptIn } from '@faultline/odds';
import { CONSTANTS, type Game, Match, OPTIONS, USUAL_MODE, unitsNamed } from '@faultline/rules';
import type { Judged, PuzzleTable } from '../../port/puzzle.ts';
import { chanceFrom, freshKey } from '../chance.ts';
import { gameWith } from '../modes.ts';
import { lay, type TableOfOne } from '../start.ts';
import { tableNamed } from '../tables.ts';
import { answered, replyTo } from './lesson.ts';

const NONE = { units: [], abilities: [] };

const fetchTables = async (): Promise<Readonly<Record<string, PuzzleTable>>> =>
  (await import('virtual:puzzle-tables')).default;

async function puzzleNamed(id: string): Promise<PuzzleTable> {
  const tables = await fetchTables();
  const found = Object.hasOwn(tables, id) ? tables[id] : undefined;
  if (!found) throw new Error(`There is no puzzle ${id}.`);
  return found;
}

/** Lays out a puzzle, with dice of its own every time. */
export async function puzzleTable(id: string): Promise<TableOfOne> {
  const { table: name, setup } = await puzzleNamed(id);
  const table = await tableNamed(name);
  const rules = { mode: USUAL_MODE.id, own: NONE, options: OPTIONS, constants: CONSTANTS, table };
  const game = await gameWith(rules, unitsNamed(setup));
  const match = Match.begin(game, setup, chanceFrom(freshKey()));
  return lay(`puzzle-${id}`, match, rules, ['person', 'novice'], [], null, { unsaved: true, afterwards: replyTo });
}

/** How the try stands that a table is, beside the best that is known. */
export async function puzzleJudged(match: Match, id: string): Promise<Judged> {
  const puzzle = await puzzleNamed(id);
  return { attempt: attemptIn(match, puzzle.goal), best: attemptIn(bestOf(match.game, puzzle), puzzle.goal) };
}

export function bestOf(game: Game, { setup, solution }: PuzzleTable): Match {
  const match = Match.begin(game, setup, chanceFrom(freshKey()));
  for (const answer of solution) if (!answered(match, answer)) break;
  return match;
}
