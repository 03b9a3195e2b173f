import {
  erasOf,
  erasShared,
  type Library,
  RANKS,
  type SquadList,
  type TeamList,
  type UnitCard,
} from '@faultline/rules';
import { table } from '../page.ts';

/** A list for a terminal: squad by squad, what each Unit costs and when it lived. */
export function sheetText(list: TeamList, library: Library): string {
  const mission = list.mission === null ? 'none' : (library.missions[list.mission]?.name ?? list.mission);
  const squads = list.squads.map((squad, i) => squadText(squad, i + 1, library));
  return [`${list.name}; Mission Set: ${mission}`, ...squads].join('\n');
}

function squadText(squad: SquadList, number: number, library: Library): string {
  const cards = RANKS.flatMap((rank) => library.units[squad[rank] ?? ''] ?? []);
  const [primary, ...others] = cards;
  const cost = others.reduce((sum, card) => sum + card.points, 0);
  const points = primary?.rank === 'primary' ? `${cost} of ${primary.points} points` : `${cost} points`;
  const eras = squad.era ?? (erasShared(cards).join(' or ') || 'none shared');
  const rows = RANKS.map((rank) => row(rank, squad[rank], library.units[squad[rank] ?? '']));
  return `\nSquad ${number}: ${points}, Era ${eras}\n${table(['Place', 'Unit', 'Points', 'Eras'], rows)}`;
}

function row(rank: string, id: string | null, card: UnitCard | undefined): (string | number | null)[] {
  if (!card) return [rank, id === null ? '(empty)' : `${id} (unknown)`, null, ''];
  return [rank, card.name, card.points, erasOf(card).join(', ')];
}
