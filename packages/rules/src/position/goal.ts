import type { Condition } from '../cards/unitCard.ts';
import { unitName } from '../state/ids.ts';
import type { GameEvent } from '../state/event.ts';
import type { Open } from '../state/open.ts';

/** What a position asks of whoever acts in it, in one activation. Units by their lasting names; null for any enemy. */
export type Goal =
  | { readonly kind: 'wound'; readonly unit: string | null }
  | { readonly kind: 'shove'; readonly unit: string | null }
  | { readonly kind: 'gain'; readonly unit: string | null; readonly condition: Condition };

/** Whether this is one of the Units that the goal is about. */
export function isMeantBy({ unit: wanted }: Goal, open: Open, unit: number): boolean {
  const found = open.units[unit];
  if (!found || found.seat === open.active) return false;
  return wanted === null || unitName(found) === wanted;
}

/** Whether the goal is reached by what happened. */
export function isReachedBy(goal: Goal, open: Open, event: GameEvent): boolean {
  switch (event.event) {
    case 'wounded':
      return goal.kind === 'wound' && isMeantBy(goal, open, event.unit);
    case 'pushed':
      return goal.kind === 'shove' && isMeantBy(goal, open, open.characters[event.character]?.unit ?? -1);
    case 'condition':
      return (
        goal.kind === 'gain' && event.gained && event.condition === goal.condition && isMeantBy(goal, open, event.unit)
      );
    default:
      return false;
  }
}
