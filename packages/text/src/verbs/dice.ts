import * as de from '../de/abilities/phrases.ts';
import * as en from '../en/abilities/phrases.ts';
import type { VerbWords } from './verbWords.ts';

export const dice: VerbWords<'dice'> = {
  en: ({ roll, change, most }, s) =>
    `${en.dice(change, en.terms.dice[roll])}${most === undefined ? '' : `, up to ${en.amount(most, (n) => en.counted(n, 'time'), s)}`}`,
  de: ({ roll, change, most }, s) =>
    `${de.dice(change, `${de.terms.dice[roll]}swurf`)}${most === undefined ? '' : `, bis zu ${de.amount(most, de.times, s)}`}`,
};
