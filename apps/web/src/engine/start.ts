import { library, REPUBLIC, SHADOW } from '@faultline/cards';
import { TABLE_IDS, TABLES } from '@faultline/geometry';
import {
  CONSTANTS,
  drawing,
  fast,
  type GameFile,
  type GameRules,
  gameOf,
  geometric,
  Match,
  OPTIONS,
  openGame,
  parseGame,
  sha256,
  standard,
} from '@faultline/rules';
import type { Chosen, Start } from '../port/engine.ts';
import type { Playing } from '../port/port.ts';
import { savedGame } from './savedFile.ts';
import { chanceFrom, freshKey } from './chance.ts';
import { Table } from './table.ts';

/** A game laid out, with what its clients must know. */
export interface TableOfOne {
  readonly table: Table;
  readonly playing: Playing;
  readonly rules: GameRules;
}

export async function begin(start: Start): Promise<TableOfOne> {
  switch (start.kind) {
    case 'quick':
      return quickGame(start.players, keyFrom(start.seed));
    case 'new':
      return newGame(start.players, start.chosen ?? CORE_BOX, keyFrom(start.seed));
    case 'continue':
      return continueGame(start.id);
    case 'look':
      return savedTable(start.id);
    case 'file':
      return fileGame(start.text, start.players, start.as ?? freshId());
  }
}

const keyFrom = (seed: string | undefined): string => (seed === undefined ? freshKey() : sha256(seed));

const CORE_BOX: Chosen = { teams: [REPUBLIC, SHADOW], table: 'core-1', prepared: false };

function quickGame(players: Playing['players'], key: string): Promise<TableOfOne> {
  const random = drawing(fast(sha256(`quick ${key}`), { purpose: 0, seat: 0, turn: 0, nth: 0, epoch: 0 }));
  const oneOf = <T>(all: readonly T[]): T => all[random(all.length)] as T;
  const mission = oneOf(Object.keys(library.missions));
  const teams = [
    { ...REPUBLIC, mission },
    { ...SHADOW, mission },
  ] as const;
  return newGame(players, { teams, table: oneOf(TABLE_IDS), prepared: true }, key);
}

/** A new game is in the saves before its first question. */
async function newGame(players: Playing['players'], chosen: Chosen, key: string): Promise<TableOfOne> {
  const { teams, prepared } = chosen;
  const table = tableNamed(chosen.table);
  const rules = { mode: standard.id, own: NONE, options: OPTIONS, constants: CONSTANTS, table };
  const game = gameOf(rules, library, [standard], geometric);
  const match = Match.begin(game, { kind: 'teams', mode: 'standard', teams }, chanceFrom(key));
  if (prepared) (await import('./prepare.ts')).prepare(match, sha256(`prepare ${key}`));
  const laid = lay(freshId(), match, rules, players, [], null);
  await laid.table.save();
  return laid;
}

async function continueGame(id: string): Promise<TableOfOne> {
  const laid = await savedTable(id);
  await laid.table.claim();
  return laid;
}

async function savedTable(id: string): Promise<TableOfOne> {
  const saved = await savedGame(id);
  if (!saved) throw new Error('This game is not among those saved in this browser.');
  return opened(id, saved.file, saved.players, saved.file.entries.length);
}

/** Nothing is kept of a file that cannot be played on. */
async function fileGame(text: string, players: Playing['players'], id: string): Promise<TableOfOne> {
  const laid = opened(id, parseGame(text), players, null);
  await keep(laid);
  return laid;
}

export async function keep({ table }: TableOfOne): Promise<void> {
  if ((await table.save()) !== 'here') throw new Error('This browser keeps nothing, or has no room left.');
}

/** A game that goes on under other rules begins a file of its own: nothing of it is kept yet. */
function opened(id: string, file: GameFile, players: Playing['players'], kept: number | null): TableOfOne {
  const { match, how, changed } = openGame(gameOf(file, library, [standard], geometric), file);
  return lay(id, match, file, players, changed, how === 'replayed' ? kept : null);
}

export const freshId = (): string => freshKey().slice(0, 12);

const NONE = { units: [], abilities: [] };

export function lay(
  id: string,
  match: Match,
  { mode, own, options, constants, table }: GameRules,
  players: Playing['players'],
  changed: readonly string[],
  kept: number | null,
): TableOfOne {
  const teams = teamNames(match);
  return {
    table: new Table(match, { id, players, teams }, kept),
    playing: { id, players, teams, cards: match.game.library, table, constants, changed },
    rules: { mode, own, options, constants, table },
  };
}

function teamNames(match: Match): readonly [string, string] {
  const { setup, past } = match.file();
  const begun = [...past.map((part) => part.setup), setup].find((each) => each.kind === 'teams');
  return begun?.kind === 'teams' ? [begun.teams[0].name ?? '', begun.teams[1].name ?? ''] : ['', ''];
}

function tableNamed(name: string) {
  const found = Object.entries(TABLES).find(([id]) => id === name)?.[1];
  if (!found) throw new Error(`There is no table called ${name}.`);
  return found;
}
