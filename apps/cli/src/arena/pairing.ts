import { library } from '@faultline/cards';
import { sha256, type Table } from '@faultline/rules';
import { tableOfOperation } from '../simulate/modes/operation.ts';
import { type Teams, teamsOfSeed } from '../simulate/teams.ts';
import { tableOfSeed } from '../tables.ts';

/**
 * Pair number n of a seed: teams, table, missions, decks and dice of two games with the sides swapped. What an
 * opponent is tuned on and what is claimed of it are two halves: no two teams meet on the same table in both.
 */
export type Half = 'tuning' | 'claims';
export const HALVES: readonly Half[] = ['tuning', 'claims'];

export interface Pairing {
  readonly seed: string;
  readonly teams: Teams;
  readonly table: Table;
}

/** The half that two teams on a table belong to, whatever seed they came from. */
export function halfOf({ teams, table }: Omit<Pairing, 'seed'>): Half {
  const lists = teams.map(({ squads }) => squads.map((s) => `${s.primary} ${s.secondary} ${s.supporting}`).join());
  return Number.parseInt(sha256([table.name, ...lists].join('\n')).slice(0, 2), 16) % 2 === 0 ? 'tuning' : 'claims';
}

export function pairingOf(half: Half, seed: string, number: number, operation?: string): Pairing {
  for (let draw = 0; ; draw += 1) {
    const own = `${half}/${seed}/${number}/${draw}`;
    const table = operation === undefined ? tableOfSeed(own) : tableOfOperation(operation, own, null);
    const pairing = { seed: own, teams: teamsOfSeed(library, own), table };
    if (halfOf(pairing) === half) return pairing;
  }
}
