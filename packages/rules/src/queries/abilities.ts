import type { Ability } from '../cards/ability.ts';
import { doNothing } from './language.ts';
import type { Position } from '../game/machine.ts';
import type { Reason } from '../state/decision.ts';
import type { Unit } from '../state/unit.ts';
import type { TriggerEvent } from '../state/triggerEvent.ts';
import { canPay, priceOf } from './price.ts';
import { clausesOf, type Held } from './held.ts';

/** CR-ABIL-21: in the own activation a text may allow more uses than the one of CR-ABIL-19. */
function usesOf(p: Position, u: Unit, ability: Ability): number {
  const more =
    p.open.activation?.unit === u.id ? ability.clauses.find((clause) => clause.clause === 'uses') : undefined;
  return more?.times ?? 1;
}

/** CR-ABIL-19: each ability so often in a Turn. */
export const isUsedUp = (p: Position, u: Unit, ability: Ability): boolean =>
  u.used.filter((id) => id === ability.id).length >= usesOf(p, u, ability);

/** Whether the mode keeps the Unit from using abilities of this kind now. */
export const barsUse = (p: Position, u: Unit, { kind }: Ability): Reason | null =>
  kind === 'active' || kind === 'reactive' ? p.game.mode.barred(p, u.id, kind) : null;

/** CR-ABIL-15, R-ABIL-4: payable, not used up, and not certainly without effect. */
export const canUse = (
  p: Position,
  u: Unit,
  { ability, clause }: Held<'use'> | Held<'on'>,
  trigger: TriggerEvent | null = null,
): boolean =>
  !isUsedUp(p, u, ability) &&
  !barsUse(p, u, ability) &&
  canPay(p, u, priceOf(p, u, ability)) &&
  !doNothing(p, clause.effects, { unit: u.id, trigger, bound: {} });

/** The Active abilities a Unit could use now, those that need an action apart (CR-ABIL-02, CR-ABIL-03). */
export const usable = (p: Position, u: Unit, needsAction: boolean): readonly Held<'use'>[] =>
  clausesOf(p, u, 'use').filter((held) => (held.ability.action === true) === needsAction && canUse(p, u, held));
