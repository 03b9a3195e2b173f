import * as de from '../de/abilities/phrases.ts';
import * as en from '../en/abilities/phrases.ts';
import type { VerbWords } from './verbWords.ts';

export const roll: VerbWords<'roll'> = {
  en: ({ die, dice: n }, s) => `roll ${en.amount(n, (many) => en.counted(many, `${en.terms.dice[die]} die`), s)}`,
  de: ({ die, dice: n }, s) =>
    de.order(
      'wirf',
      de.amount(n, (many) => `${many} ${de.terms.dice[die]}swürfel`, s),
      '',
      'werfen',
    ),
};
