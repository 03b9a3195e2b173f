import type { DieKind, Effect, EventPattern, Face, Selector } from '@faultline/rules';

/** A die that everybody of a kind has in each of their rolls. */
export interface Aura {
  readonly who: Selector;
  readonly roll: DieKind;
  readonly face: Face;
}

/** Where all that is done while dice are modified is one die more in the roll of whom the event is about. */
export function auraOf({ on, by, to, roll: step }: EventPattern, effects: readonly Effect[]): Aura | null {
  const [only, another] = effects;
  if (on !== 'attack.modifying' || only?.do !== 'dice' || another) return null;
  const { roll, change, most } = only;
  if (change.how !== 'add' || most !== undefined || (step ?? roll) !== roll) return null;
  const [who, other] = roll === 'attack' ? [by, to] : [to, by];
  return who && !other ? { who, roll, face: change.face } : null;
}
