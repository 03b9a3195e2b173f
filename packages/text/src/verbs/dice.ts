import * as de from '../de/abilities/phrases.ts';
import * as en from '../en/abilities/phrases.ts';
import type { Amount, DieKind, Faces } from '@faultline/rules';
import type { VerbWords } from './verbWords.ts';

/** As many as there are. */
const isEvery = (most: Amount, roll: DieKind, face: Faces): boolean =>
  typeof most === 'object' && most.count === 'faces' && most.roll === roll && most.face === face;

export const dice: VerbWords<'dice'> = {
  en: ({ roll, change, most }, s) => {
    const name = en.terms.dice[roll];
    if (most === undefined) return en.dice(change, name);
    if (change.how === 'reroll' && isEvery(most, roll, change.face))
      return `reroll any number of ${en.faceNames(change.face, 2)} in the ${name} roll`;
    if (change.how === 'reroll') return en.amount(most, (n) => en.dice({ ...change, most: n }, name), s);
    return `${en.dice(change, name)}, up to ${en.amount(most, (n) => en.counted(n, 'time'), s)}`;
  },
  de: ({ roll, change, most }, s) => {
    if (most === undefined) return de.dice(change, roll);
    if (change.how === 'reroll') {
      const { face } = change;
      if (isEvery(most, roll, face)) return de.rerollMany(face, roll);
      return de.reroll(
        face,
        roll,
        de.amount(most, (n) => `${n} ${de.faceNames(face, roll, n > 1)}`, s),
      );
    }
    return `bis zu ${de.amount(most, de.times, s)}: ${de.following([de.dice(change, roll)])}`;
  },
};
