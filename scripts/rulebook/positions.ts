// Every scenario file that can be laid on a table: its board as a drawing, and the game that goes on from it.

import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { library, libraryOf, SHEET } from '@faultline/cards';
import { type GameFile, gameOf, geometric, Match, unitsNamed } from '@faultline/rules';
import { ALL_MODES } from '@faultline/rules/modes';
import { beginningOf, parseScenario } from '@faultline/testkit';
import { type Board, boardAt } from '../../apps/cli/src/draw/board.ts';
import { filesIn } from '../../apps/cli/src/files.ts';
import { idsIn } from '../../apps/cli/src/rules/ids.ts';
import type { DrawnPosition } from '../../apps/web/src/ledger/rulebook.ts';
import { drawingOf, heardOf } from './board.ts';

export interface Shown extends DrawnPosition {
  readonly name: string;
  /** The game that goes on from it, where the page can play it. */
  readonly game: GameFile | null;
}

/** Their titles in German. */
const GERMAN = 'docs/rules/de/positions.json';

type German = Readonly<Record<string, { readonly title: string; readonly about?: string }>>;

/** What players argue about comes first. */
const isArgued = (file: string): boolean => file.includes('/museum/');

export function positionsIn(root: string, wanted = 'tests/scenarios/**/*.scenario.yaml'): Shown[] {
  const german = JSON.parse(readFileSync(join(root, GERMAN), 'utf8')) as German;
  return (
    filesIn(root, [wanted])
      // Puzzles have a page of their own.
      .filter((file) => !file.includes('/broken/') && !file.includes('/puzzles/'))
      .toSorted((a, b) => Number(isArgued(b)) - Number(isArgued(a)))
      .flatMap((file) => positionOf(join(root, file), german) ?? [])
  );
}

/** Null where there is nothing to see: a set-up that is refused. */
function positionOf(path: string, german: German): Shown | null {
  const text = readFileSync(path, 'utf8');
  const parsed = parseScenario(text, path);
  const board = [0, 1].map((steps) => laid(path, steps)).find((each) => each && holdsAnything(each));
  if ('problems' in parsed || !board) return null;
  const { title, about } = parsed.scenario.file;
  const game = playable(beginningOf(text, path));
  const name = basename(path, '.scenario.yaml');
  return {
    name,
    title: title.replace(/^\[[^\]]*\] */, ''),
    ...(about && { about: about.trim() }),
    ...(german[name] && { german: german[name] }),
    shows: idsIn(title),
    board: drawingOf(board, name),
    heard: { en: heardOf(board, 'en'), de: heardOf(board, 'de') },
    plays: game !== null,
    game,
  };
}

/** The page knows the modes that people play. */
const playable = (game: GameFile | null): GameFile | null =>
  game && ALL_MODES.some(({ id }) => id === game.mode) ? withItsCards(game) : null;

/** The page has the cards of today: a game of older ones brings its own along. */
function withItsCards(game: GameFile): GameFile {
  const { setup } = game;
  if (game.sheet === SHEET || setup.kind === 'resumed') return game;
  const { units, abilities } = libraryOf(game.sheet);
  const cards = unitsNamed(setup).flatMap((id) => units[id] ?? []);
  const named = new Set(cards.flatMap((card) => card.abilities));
  const own = { units: cards, abilities: [...named].flatMap((id) => abilities[id] ?? []) };
  return Match.begin(gameOf({ ...game, own }, library, ALL_MODES, geometric), setup, game.chance).file();
}

/** Before a set-up begins its table is empty; its first step lays the objectives. */
const holdsAnything = ({ figures, objectives }: Board): boolean => figures.length + objectives.length > 0;

function laid(path: string, steps: number): Board | null {
  try {
    return boardAt(path, steps);
  } catch {
    // A team that is no team has no table.
    return null;
  }
}
