import { MISSIONS, REPUBLIC, SHADOW } from '@faultline/cards/page';
import { TABLE_IDS } from '@faultline/geometry';
import {
  CONSTANTS,
  drawing,
  fast,
  type GameRules,
  Match,
  OPTIONS,
  type OwnCards,
  sha256,
  USUAL_MODE,
  unitsNamed,
} from '@faultline/rules';
import type { Chosen, SharedRules } from '../port/engine.ts';
import type { Playing } from '../port/port.ts';
import { chanceFrom, freshKey } from './chance.ts';
import { GameHost, type Habits } from './gameHost.ts';
import { gameWith } from './modes.ts';
import { tableNamed } from './tables.ts';
import { fetchUnits } from './units.ts';

/** A game laid out, with what its clients must know. */
export interface TableOfOne {
  readonly table: GameHost;
  readonly playing: Playing;
  readonly rules: SharedRules;
}

const NONE: OwnCards = { units: [], abilities: [] };

export const keyFrom = (seed: string | undefined): string => (seed === undefined ? freshKey() : sha256(seed));

export const CORE_BOX: Chosen = { teams: [REPUBLIC, SHADOW], table: 'core-1', prepared: false };

export function quickGame(players: Playing['players'], key: string): Promise<TableOfOne> {
  const random = drawing(fast(sha256(`quick ${key}`), { purpose: 0, seat: 0, turn: 0, nth: 0, epoch: 0 }));
  const oneOf = <T>(all: readonly T[]): T => all[random(all.length)] as T;
  const mission = oneOf(MISSIONS).card.id;
  const teams = [
    { ...REPUBLIC, mission },
    { ...SHADOW, mission },
  ] as const;
  return newGame(players, { teams, table: oneOf(TABLE_IDS), prepared: true }, key);
}

/** A new game is in the saves before its first question. */
export async function newGame(
  players: Playing['players'],
  chosen: Chosen,
  key: string,
  own: OwnCards = NONE,
): Promise<TableOfOne> {
  const { teams, prepared } = chosen;
  const mode = chosen.plan?.mode ?? USUAL_MODE.id;
  const setup = { kind: 'teams', mode, teams, ...(chosen.plan ? { plan: chosen.plan.plan } : {}) } as const;
  // Side by side: one after the other, each would wait for an answer of its own.
  const [table, preparing] = await Promise.all([
    tableNamed(chosen.table),
    prepared ? import('./prepare.ts') : null,
    fetchUnits(unitsNamed(setup)),
  ]);
  const rules = { mode, own, options: OPTIONS, constants: CONSTANTS, table };
  const match = Match.begin(await gameWith(rules, unitsNamed(setup)), setup, chanceFrom(key));
  preparing?.prepare(match, sha256(`prepare ${key}`));
  const laid = lay(freshId(), match, rules, players, [], null);
  await laid.table.save();
  return laid;
}

export async function keep({ table }: TableOfOne): Promise<void> {
  if ((await table.save()) !== 'here') throw new Error('This browser blocks storage or has no space left.');
}

export const freshId = (): string => freshKey().slice(0, 12);

export function lay(
  id: string,
  match: Match,
  { mode, own, options, constants, table }: GameRules,
  players: Playing['players'],
  changed: readonly string[],
  kept: number | null,
  habits: Habits = {},
): TableOfOne {
  const teams = teamNames(match);
  return {
    table: new GameHost(match, { id, players, teams }, kept, habits),
    playing: {
      id,
      players,
      teams,
      cards: match.game.library,
      table,
      constants,
      mode,
      changed,
      mended: null,
      lookOnly: match.isLookOnly,
    },
    rules: { mode, own, options, constants, table, units: Object.keys(match.game.library.units) },
  };
}

function teamNames(match: Match): readonly [string, string] {
  const { setup, past } = match.file();
  const begun = [...past.map((part) => part.setup), setup].find((each) => each.kind === 'teams');
  return begun?.kind === 'teams' ? [begun.teams[0].name ?? '', begun.teams[1].name ?? ''] : ['', ''];
}
