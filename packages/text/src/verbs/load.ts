import * as de from '../de/abilities/phrases.ts';
import * as en from '../en/abilities/phrases.ts';
import type { VerbWords } from './verbWords.ts';

export const load: VerbWords<'load'> = {
  en: ({ of, tokens }, s) =>
    tokens === 'none'
      ? `remove all Damage tokens from ${en.theUnit(of, s)}`
      : `put ${en.amount(tokens, (n) => en.counted(n, 'Damage token'), s)} on ${en.theUnit(of, s)}`,
  de: ({ of, tokens }, s) =>
    tokens === 'none'
      ? de.order('entferne', `alle Schadensmarker ${de.from(de.theUnit(of, s, 'dat'))}`, '', 'entfernen')
      : de.order(
          'lege',
          `${de.amount(tokens, (n) => `${n} Schadensmarker`, s)} auf ${de.theUnit(of, s, 'acc')}`,
          '',
          'legen',
        ),
};
