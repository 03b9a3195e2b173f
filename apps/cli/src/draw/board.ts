import { type Battlefield, prepare } from '@faultline/geometry';
import { type Character, type CharacterId, type Game, nameOfCharacter, type Open, type Seat } from '@faultline/rules';
import { describeProblem, sceneOf } from '@faultline/testkit';
import { castOf } from '@faultline/text';
import { english } from '@faultline/text/en';
import { NotUnderstood, Unreadable } from '../command.ts';
import { lookAt } from '../files.ts';
import { neededText } from '../filing.ts';
import { playersOf } from '../narrate/players.ts';
import { gameOf, readGame, savedState } from '../replay/opening.ts';
import { jsonIn, looksLikeTable, TABLE_NAMES, tableIn, tableNamed } from '../tables.ts';

/** Somebody on the board, by the name the drawing shows. */
export interface Figure {
  readonly name: string;
  readonly seat: Seat;
  readonly base: Character;
}

/** What is drawn: a table, and who and what stands on it. */
export interface Board {
  readonly caption: string;
  readonly field: Battlefield;
  readonly figures: readonly Figure[];
  readonly objectives: readonly Open['objectives'][number][];
  /** Who the figures are, where their names do not tell. */
  readonly legend: readonly string[];
  /** A scene that may take only a part of the table. */
  readonly small: boolean;
}

/** The board of a scenario (after so many steps), of a game file, or of a table by name or file. */
export function boardAt(source: string, steps: number | null): Board {
  const table = tableNamed(source);
  const isScenario = /\.ya?ml$/.test(source);
  if (steps !== null && !isScenario) throw new NotUnderstood('--at counts the steps of a scenario file.');
  if (table) return { ...EMPTY, caption: table.name, field: prepare(table) };
  const found = lookAt(source);
  if (!found || found.isDirectory())
    throw new NotUnderstood(`No file or battlefield named ${source}. Available battlefields: ${TABLE_NAMES}.`);
  if (isScenario) return ofScenario(source, steps ?? 0);
  return source.endsWith('.json') && looksLikeTable(jsonIn(source)) ? ofTable(source) : ofGame(source);
}

const EMPTY = { figures: [], objectives: [], legend: [], small: false } as const;

function ofTable(file: string): Board {
  const table = tableIn(jsonIn(file), file);
  return { ...EMPTY, caption: table.name, field: prepare(table) };
}

function ofScenario(file: string, steps: number): Board {
  const scene = sceneOf(neededText(file, 'scenario'), file, steps);
  if (!('result' in scene)) {
    const { game, open } = scene.position;
    if (steps > scene.steps)
      throw new NotUnderstood(`The scenario has ${scene.steps} steps, so there is nothing after step ${steps}.`);
    return {
      ...stand(game, open, scene.nameOf),
      caption: scene.title,
      legend: [],
      small: true,
    };
  }
  if (scene.result === 'unreadable') throw new Unreadable(scene.problems.map(describeProblem).join('\n'));
  const { line, column, expected, found } = scene.failure;
  throw new Unreadable(`${file}:${line}:${column}: expected ${expected}, found ${found}.`);
}

function ofGame(path: string): Board {
  const file = readGame(path);
  const game = gameOf(file);
  const { open } = savedState(game, file);
  const cast = castOf(game.library, english, open, playersOf(file));
  const alone = (id: CharacterId): string => {
    const lasting = nameOfCharacter({ open }, id);
    const c = open.characters[id];
    return c && open.units[c.unit]?.characters.length === 1 ? lasting.replace(/\.1$/, '') : lasting;
  };
  const legend = open.units.map(
    (u) =>
      `${'ab'[u.seat]}${u.slot} ${cast.unit(u.id)}${u.defeated ? ' (Defeated)' : u.wounded > 0 ? ' (Wounded)' : ''}`,
  );
  return {
    ...stand(game, open, alone),
    caption: `${game.table.name}, Turn ${open.turn}`,
    legend: [...legend, ''],
    small: false,
  };
}

function stand(game: Game, open: Open, nameOf: (id: CharacterId) => string) {
  const figures = open.characters
    .filter((c) => c.onTable)
    .map((base): Figure => ({ name: nameOf(base.id), seat: open.units[base.unit]?.seat ?? 0, base }));
  return { field: prepare(game.table, game.constants), figures, objectives: open.objectives };
}
