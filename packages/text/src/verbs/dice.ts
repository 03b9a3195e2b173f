import * as de from '../de/abilities/phrases.ts';
import * as en from '../en/abilities/phrases.ts';
import type { VerbWords } from './verbWords.ts';

export const dice: VerbWords<'dice'> = {
  en: ({ roll, change, most }, s) => {
    const name = en.terms.dice[roll];
    if (most === undefined) return en.dice(change, name);
    if (change.how === 'reroll') return en.amount(most, (n) => en.dice({ ...change, most: n }, name), s);
    return `${en.dice(change, name)}, up to ${en.amount(most, (n) => en.counted(n, 'time'), s)}`;
  },
  de: ({ roll, change, most }, s) => {
    if (most === undefined) return de.dice(change, roll);
    if (change.how === 'reroll') {
      const { face } = change;
      return de.reroll(
        face,
        roll,
        de.amount(most, (n) => `${n} ${de.faceNames(face, roll, n > 1)}`, s),
      );
    }
    return `bis zu ${de.amount(most, de.times, s)}: ${de.following([de.dice(change, roll)])}`;
  },
};
