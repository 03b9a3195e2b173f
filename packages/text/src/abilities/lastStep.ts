import type { Effect, EffectOf, Test } from '@faultline/rules';

/** What is asked of each in turn, for what follows: whether one of them fits, of all or of those who did. */
interface Checked {
  readonly each: EffectOf<'each'>;
  readonly test: Test;
  readonly ofDoers: boolean;
}

const checkIn = (effects: readonly Effect[]): EffectOf<'check'> | null => {
  const [only, another] = effects;
  return only?.do === 'check' && !another ? only : null;
};

/** Where the last thing done for each is to look whether something holds. */
export function checkedBy(effect: Effect | undefined): Checked | null {
  if (effect?.do !== 'each') return null;
  const last = effect.effects.at(-1);
  const ofDoers = last?.do === 'if-did' && !last.otherwise?.length;
  const check = ofDoers ? checkIn(last.effects) : last ? checkIn([last]) : null;
  return check ? { each: effect, test: check.test, ofDoers } : null;
}

/** Without its last part. */
export const unchecked = ({ each }: Checked): EffectOf<'each'> => ({ ...each, effects: each.effects.slice(0, -1) });
