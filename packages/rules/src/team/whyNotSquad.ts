import type { UnitCard } from '../cards/unitCard.ts';
import { type Reason, reason } from '../machine/decision.ts';
import { ERAS, erasOf } from './eras.ts';

/** CR-TEAM-07 to CR-TEAM-09: each squad pays with its own Primary's points. */
export function whyTooDear(cards: readonly UnitCard[], squad: number): Reason[] {
  const primary = cards.find(({ rank }) => rank === 'primary');
  const cost = cards.filter((card) => card !== primary).reduce((sum, card) => sum + card.points, 0);
  return primary && cost > primary.points ? [reason('CR-TEAM-07', { squad, cost, allowed: primary.points })] : [];
}

/** CR-TEAM-10, CR-TEAM-11, CR-ERA-05, CR-ERA-06: one Era for the whole squad, chosen or left open, never pair by pair. */
export function whyNotEra(era: string | undefined, cards: readonly UnitCard[], squad: number): Reason[] {
  const primary = cards.find(({ rank }) => rank === 'primary');
  if (era === undefined) return whyNoEraShared(cards, squad);
  if (primary && !erasOf(primary).includes(era))
    return [reason('CR-TEAM-10', { squad, era, unit: primary.id, available: erasOf(primary).join(', ') })];
  return cards
    .filter((card) => !erasOf(card).includes(era))
    .map((card) => reason('CR-TEAM-11', { squad, era, unit: card.id, available: erasOf(card).join(', ') }));
}

function whyNoEraShared(cards: readonly UnitCard[], squad: number): Reason[] {
  if (erasShared(cards).length > 0) return [];
  const units = cards.map((card) => `${card.id} (${erasOf(card).join(', ')})`);
  return [reason('CR-TEAM-11', { squad, units: units.join('; ') })];
}

/** The Eras in which all of them are available, earliest first. */
export const erasShared = (cards: readonly UnitCard[]): string[] =>
  ERAS.map(({ id }) => id).filter((era) => cards.every((card) => erasOf(card).includes(era)));
