import * as de from '../de/abilities/phrases.ts';
import * as en from '../en/abilities/phrases.ts';
import type { VerbWords } from './verbWords.ts';

export const suffer: VerbWords<'suffer'> = {
  en: ({ who, amount: n }, s) => `${en.theUnit(who, s)} suffers ${en.amount(n, en.damage, s)}`,
  de: ({ who, amount: n }, s) =>
    de.does(
      de.theUnit(who, s, 'nom'),
      de.numbered(who, s, 'nimmt', 'nehmen'),
      de.countedFirst(n, de.damage, s),
      'nehmen',
    ),
};
