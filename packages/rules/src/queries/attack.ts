import { type DieKind, type Face, isAmong } from '../cards/dice.ts';
import type { DiceChange } from '../cards/effect.ts';
import type { Position } from '../game/machine.ts';
import type { Aimed, AttackStep } from '../state/attack.ts';

/** The attack with this number, from the moment its target is chosen. */
export function attackOf(p: Position, id: number): Aimed {
  const attack = p.open.resolutions.findLast((resolution) => resolution.id === id)?.attack;
  if (!attack || attack.target === null) throw new Error(`There is no attack ${id} with a target.`);
  return attack as Aimed;
}

/** The innermost attack that stands at this step: it is open to what effects do there. */
export const attackAt = (p: Position, step: AttackStep): Aimed | null =>
  (p.open.resolutions.findLast(({ attack }) => attack?.step === step)?.attack as Aimed | undefined) ?? null;

/** The innermost attack whose pools are not yet formed, from the choice of its target on: dice may be added to them. */
export const attackForming = (p: Position): Aimed | null => attackAt(p, 'pools') ?? attackAt(p, 'target');

const NO_DICE: readonly Face[] = [];

/** The dice of the attack whose rolls are now modified. */
export const rollOf = (p: Position, roll: DieKind): readonly Face[] =>
  attackAt(p, 'modify')?.rolls[roll].faces ?? NO_DICE;

/** Whether there is a roll now that the change would change, but for dice that are kept from it. */
export const canChange = (p: Position, roll: DieKind, change: DiceChange, firm: readonly Face[] = NO_DICE): boolean =>
  attackAt(p, 'modify') !== null &&
  (change.how === 'add' || rollOf(p, roll).some((face) => isMeant(change, face) && !firm.includes(face)));

export const isMeant = (change: DiceChange, face: Face): boolean => isAmong(change.face, face);
