import * as de from '../de/abilities/phrases.ts';
import * as en from '../en/abilities/phrases.ts';
import type { VerbWords } from './verbWords.ts';

export const momentum: VerbWords<'momentum'> = {
  en: ({ amount: n, of }, s) => `${of ? 'your opponent gains' : 'you gain'} ${en.amount(n, en.momentum, s)}`,
  de: ({ amount: n, of }, s) =>
    de.gets(of ? 'dein Gegenüber' : 'du', of ? 'erhält' : 'erhältst', de.amount(n, de.momentum, s), 'erhalten'),
};
