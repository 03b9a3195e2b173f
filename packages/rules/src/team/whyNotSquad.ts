import type { UnitCard } from '../cards/unitCard.ts';
import { type Reason, reason } from '../state/decision.ts';
import { ERAS, erasOf } from './eras.ts';

/** CR-TEAM-07 to CR-TEAM-09: each squad pays with its own Primary's points. */
export function whyTooDear(cards: readonly UnitCard[], squad: number): Reason[] {
  const primary = cards.find(({ rank }) => rank === 'primary');
  const others = cards.filter((card) => card !== primary);
  const cost = others.reduce((sum, card) => sum + card.points, 0);
  if (!primary || cost <= primary.points) return [];
  const units = others.map(({ id }) => id).join(', ');
  return [reason('CR-TEAM-07', { squad, cost, allowed: primary.points, units, primary: primary.id })];
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

/** Eras are stretches of one line: where all three share none, some two of them share none. */
function whyNoEraShared(cards: readonly UnitCard[], squad: number): Reason[] {
  const pairs = cards.flatMap((one, i) => cards.slice(i + 1).map((other) => [one, other] as const));
  return pairs
    .filter((pair) => erasShared(pair).length === 0)
    .map((pair) => {
      const units = pair.map(({ id }) => id).join(', ');
      return reason('CR-TEAM-11', { squad, units, available: pair.map((card) => erasOf(card).join(', ')).join(' / ') });
    });
}

/** The Eras in which all of them are available, earliest first. */
export const erasShared = (cards: readonly UnitCard[]): string[] =>
  ERAS.map(({ id }) => id).filter((era) => cards.every((card) => erasOf(card).includes(era)));
