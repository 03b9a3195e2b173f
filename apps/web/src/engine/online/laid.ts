import type { Head } from '@faultline/host/wire';
import { type Game, OPTIONS, type Table, unitsNamed } from '@faultline/rules';
import type { Running } from '../../port/online.ts';
import type { Playing } from '../../port/port.ts';
import { gameWith } from '../modes.ts';
import { tableNamed } from '../tables.ts';
import { fetchUnits } from '../units.ts';
import { DistantGame, type Say } from './distantGame.ts';

/** A game over a line as it lies on the table of this page. */
export interface Laid {
  readonly distant: DistantGame;
  readonly playing: Playing;
}

/** Lays a game out from its head alone; nothing of it is told yet. */
export async function laidOut(g: string, head: Head, you: Running['you'], say: Say): Promise<Laid> {
  const { game, table } = await gameOf(head);
  return { distant: new DistantGame(game, you, say), playing: playingOf(g, head, game, table, you) };
}

async function gameOf({ terms, teams, options, constants, own }: Head): Promise<{ game: Game; table: Table }> {
  const { mode, plan } = terms;
  const units = unitsNamed({ kind: 'teams', mode, teams, ...(plan && { plan }) });
  const [table] = await Promise.all([tableNamed(terms.table), fetchUnits(units)]);
  const rules = { mode, own, options: { ...OPTIONS, ...options }, constants, table };
  return { game: await gameWith(rules, units), table };
}

const playingOf = (id: string, head: Head, game: Game, table: Table, you: Running['you']): Playing => ({
  id,
  players: [you === 0 ? 'person' : 'elsewhere', you === 1 ? 'person' : 'elsewhere'],
  teams: [head.teams[0].name, head.teams[1].name],
  cards: game.library,
  table,
  constants: head.constants,
  mode: head.terms.mode,
  names: head.names,
  changed: [],
  mended: null,
  lookOnly: false,
});
