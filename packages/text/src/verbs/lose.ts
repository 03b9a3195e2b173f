import * as de from '../de/abilities/phrases.ts';
import * as en from '../en/abilities/phrases.ts';
import type { VerbWords } from './verbWords.ts';

export const lose: VerbWords<'lose'> = {
  en: ({ who, keyword, value, until }, s) =>
    `${en.theUnit(who, s)} loses ${en.terms.keywords[keyword]}${value === undefined ? '' : ` [${value}]`} ${en.terms.until[until]}`,
  de: ({ who, keyword, value, until }, s) =>
    de.does(
      de.theUnit(who, s, 'nom'),
      de.numbered(who, s, 'verliert', 'verlieren'),
      `${de.terms.until[until]} ${de.terms.keywords[keyword]}${value === undefined ? '' : ` [${value}]`}`,
      'verlieren',
    ),
};
