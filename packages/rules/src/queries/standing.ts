import type { Clause } from '../cards/ability.ts';
import type { Selector, Test } from '../cards/selector.ts';
import type { Context } from '../state/running.ts';
import { fits } from './select.ts';
import { holds } from './tests.ts';
import type { Position } from '../game/machine.ts';
import type { Character, Unit } from '../state/unit.ts';
import type { TriggerEvent } from '../state/triggerEvent.ts';
import { basesOf, nameOfCharacter, unit } from '../game/find.ts';
import { clausesOf, type Held, holders, sortOf } from './held.ts';

/** Which of the standing clauses hold for somebody now. */

const NONE: readonly never[] = [];

/** Clauses that say for whom they stand. */
type Standing = 'always' | 'pool' | 'pierce' | 'firm' | 'heal-range' | 'swap' | 'cost' | 'pay' | 'permit' | 'bar';

export interface Stands<C extends Standing> extends Held<C> {
  /** The Unit whose ability it is. */
  readonly owner: Unit;
}

/** Whether a standing clause of this Unit holds for the character now. */
function reaches(
  p: Position,
  { for: meant, where }: { readonly for?: Selector; readonly where?: Test },
  owner: Unit,
  c: Character,
  trigger: TriggerEvent | null,
): boolean {
  if (!meant && c.unit !== owner.id) return false;
  if (!meant && !where) return true;
  const at: Context = { unit: owner.id, trigger, bound: { it: nameOfCharacter(p, c.id) } };
  return (!meant || isMeant(p, c, meant, at)) && holds(p, where, at);
}

/** CR-MEAS-06: of a Unit one character that fits is enough for all of them. */
const isMeant = (p: Position, c: Character, meant: Selector, at: Context): boolean =>
  fits(p, c, meant, at) || (meant.of === 'unit' && basesOf(p, unit(p, c.unit)).some((b) => fits(p, b, meant, at)));

/** Every clause of a kind and sort that holds now for one of these: of its own Unit, or one that means others. */
function standing<C extends Standing>(
  p: Position,
  who: readonly Character[],
  kind: C,
  sort: string,
  trigger: TriggerEvent | null,
): readonly Stands<C>[] {
  const found: Stands<C>[] = [];
  for (const id of holders(p, kind, sort)) {
    const owner = unit(p, id);
    for (const held of clausesOf(p, owner, kind)) {
      if (sort !== '' && sortOf(held.clause as Clause) !== sort) continue;
      if (who.some((c) => reaches(p, held.clause, owner, c, trigger))) found.push({ ...held, owner });
    }
  }
  return found;
}

export const standingFor = <C extends Standing>(
  p: Position,
  c: Character,
  kind: C,
  sort = '',
  trigger: TriggerEvent | null = null,
): readonly Stands<C>[] => (holders(p, kind, sort).length === 0 ? NONE : standing(p, [c], kind, sort, trigger));

/** CR-MEAS-06: it reaches a Unit if it reaches one of its characters. */
export const standingForUnit = <C extends Standing>(p: Position, u: Unit, kind: C, sort = ''): readonly Stands<C>[] =>
  holders(p, kind, sort).length === 0 ? NONE : standing(p, basesOf(p, u), kind, sort, null);
