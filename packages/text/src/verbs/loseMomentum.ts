import * as de from '../de/abilities/phrases.ts';
import * as en from '../en/abilities/phrases.ts';
import type { VerbWords } from './verbWords.ts';

export const loseMomentum: VerbWords<'lose-momentum'> = {
  en: ({ amount: n, of }, s) => `${of ? 'your opponent loses' : 'you lose'} ${en.amount(n, en.momentum, s)}`,
  de: ({ amount: n, of }, s) =>
    de.does(of ? 'dein Gegenüber' : 'du', of ? 'verliert' : 'verlierst', de.amount(n, de.momentum, s), 'verlieren'),
};
