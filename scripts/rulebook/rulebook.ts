// The ledger, its proofs and its positions in one: what the page and the plain pages of rules are made from.

import type { Positions, Told } from '../../apps/web/src/ledger/rulebook.ts';
import { entriesOf } from './entries.ts';
import { positionsIn } from './positions.ts';

export interface Rulebook {
  readonly entries: readonly Told[];
  readonly positions: Positions;
  /** The games that go on from them, by their names. */
  readonly games: Readonly<Record<string, string>>;
}

export function rulebookOf(root: string): Rulebook {
  const shown = positionsIn(root);
  const byId = new Map<string, string[]>();
  for (const { name, shows } of shown) for (const id of shows) byId.set(id, [...(byId.get(id) ?? []), name]);
  return {
    entries: entriesOf(root, byId),
    positions: Object.fromEntries(shown.map(({ name, game: _, ...position }) => [name, position])),
    games: Object.fromEntries(shown.flatMap(({ name, game }) => (game ? [[name, JSON.stringify(game)]] : []))),
  };
}
