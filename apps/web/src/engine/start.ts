import { library, REPUBLIC, SHADOW } from '@faultline/cards';
import { TABLES } from '@faultline/geometry';
import {
  CONSTANTS,
  type GameRules,
  gameOf,
  geometric,
  Match,
  OPTIONS,
  openGame,
  standard,
  type TeamSetup,
} from '@faultline/rules';
import type { Start } from '../port/engine.ts';
import type { Playing } from '../port/port.ts';
import { savedGame } from '../saves/store.ts';
import { freshChance, freshKey } from './chance.ts';
import { Table } from './table.ts';

/** A game laid out, with what its clients must know. */
export interface TableOfOne {
  readonly table: Table;
  readonly playing: Playing;
  readonly rules: GameRules;
}

const TEAMS: Readonly<Record<string, TeamSetup>> = { republic: REPUBLIC, shadow: SHADOW };

export function newGame({ players, teams, table }: Extract<Start, { kind: 'new' }>): TableOfOne {
  const [a, b] = [teamNamed(teams[0]), teamNamed(teams[1])];
  const rules = { mode: standard.id, own: NONE, options: OPTIONS, constants: CONSTANTS, table: tableNamed(table) };
  const game = gameOf(rules, library, [standard], geometric);
  const match = Match.begin(game, { kind: 'teams', mode: 'standard', teams: [a, b] }, freshChance());
  return lay(freshKey().slice(0, 12), match, rules, players, []);
}

export async function continueGame(id: string): Promise<TableOfOne> {
  const saved = await savedGame(id);
  if (!saved) throw new Error('This game is not among those saved in this browser.');
  const { file, players } = saved;
  const { match, changed } = openGame(gameOf(file, library, [standard], geometric), file);
  return lay(id, match, file, players, changed);
}

const NONE = { units: [], abilities: [] };

function lay(
  id: string,
  match: Match,
  { mode, own, options, constants, table }: GameRules,
  players: Playing['players'],
  changed: readonly string[],
): TableOfOne {
  const teams = teamNames(match);
  return {
    table: new Table(match, { id, players, teams }),
    playing: { id, players, teams, cards: match.game.library, table, constants, changed },
    rules: { mode, own, options, constants, table },
  };
}

function teamNames(match: Match): readonly [string, string] {
  const { setup, past } = match.file();
  const begun = [...past.map((part) => part.setup), setup].find((each) => each.kind === 'teams');
  return begun?.kind === 'teams' ? [begun.teams[0].name ?? '', begun.teams[1].name ?? ''] : ['', ''];
}

function teamNamed(name: string): TeamSetup {
  const team = TEAMS[name];
  if (!team) throw new Error(`There is no team called ${name}.`);
  return team;
}

function tableNamed(name: string) {
  const found = Object.entries(TABLES).find(([id]) => id === name)?.[1];
  if (!found) throw new Error(`There is no table called ${name}.`);
  return found;
}
