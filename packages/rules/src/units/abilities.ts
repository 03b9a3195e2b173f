import type { Ability } from '../cards/ability.ts';
import type { Position } from '../machine/machine.ts';
import { doNothing } from '../effects/tests.ts';
import type { Unit } from '../state/unit.ts';
import type { Happening } from '../timing/happening.ts';
import { clausesOf, type Held } from './keywords.ts';

/** CR-ABIL-16, CR-ABIL-17: each Wounded and each Injured token makes Active and Reactive abilities dearer by one. */
export const priceOf = (u: Unit, ability: Ability): number => (ability.cost ?? 0) + u.wounded + u.injured;

/** CR-ABIL-15, CR-ABIL-19: payable, and not used this Turn. */
export const canPay = (p: Position, u: Unit, ability: Ability): boolean =>
  !u.used.includes(ability.id) && p.open.seats[u.seat].forceReady >= priceOf(u, ability);

/** R-ABIL-4: and not certainly without effect. */
export const canUse = (
  p: Position,
  u: Unit,
  { ability, clause }: Held<'use'> | Held<'on'>,
  happening: Happening | null = null,
): boolean => canPay(p, u, ability) && !doNothing(p, clause.effects, { unit: u.id, happening, bound: {} });

/** The Active abilities a Unit could use now, those that need an action apart (CR-ABIL-02, CR-ABIL-03). */
export const usable = (p: Position, u: Unit, needsAction: boolean): readonly Held<'use'>[] =>
  clausesOf(p, u, 'use').filter((held) => (held.ability.action === true) === needsAction && canUse(p, u, held));
