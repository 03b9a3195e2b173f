import * as de from '../de/abilities/phrases.ts';
import * as en from '../en/abilities/phrases.ts';
import type { VerbWords } from './verbWords.ts';

export const refresh: VerbWords<'refresh'> = {
  en: ({ amount: n }, s) => `refresh ${en.amount(n, (force) => `${force} Force`, s)}`,
  de: ({ amount: n }, s) =>
    de.order(
      'frische',
      de.countedFirst(n, (force) => `${force} Macht`, s),
      'auf',
      'auffrischen',
    ),
};
