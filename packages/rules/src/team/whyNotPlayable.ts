import type { UnitCard } from '../cards/unitCard.ts';
import { type Reason, reason } from '../state/decision.ts';
import type { Library } from '../game/game.ts';
import { RANKS, type TeamList } from './list.ts';

/** CR-TEAM-16: a Unit with an ability that has no record would not be the Unit on the card, so no game is begun with it. */
export function whyNotPlayable(library: Library, team: Pick<TeamList, 'squads'>): Reason[] {
  const units = team.squads.flatMap((squad) => RANKS.flatMap((rank) => library.units[squad[rank] ?? ''] ?? []));
  return units.flatMap(({ id, abilities }) => {
    const missing = unscripted(library, abilities);
    return missing.length === 0 ? [] : [reason('CR-TEAM-16', { unit: id, notScripted: missing.join(', ') })];
  });
}

export const isPlayable = (library: Library, { abilities }: UnitCard): boolean =>
  unscripted(library, abilities).length === 0;

const unscripted = (library: Library, abilities: readonly string[]): string[] =>
  abilities.filter((ability) => !library.abilities[ability]);
