import * as de from '../de/abilities/phrases.ts';
import * as en from '../en/abilities/phrases.ts';
import type { VerbWords } from './verbWords.ts';

export const lose: VerbWords<'lose'> = {
  en: ({ who, keyword, value, until }, s) =>
    `${en.theUnit(who, s)} loses ${en.terms.keywords[keyword]}${value === undefined ? '' : ` [${value}]`} ${en.terms.until[until]}`,
  de: ({ who, keyword, value, until }, s) =>
    `${de.theUnit(who, s, 'nom')} verliert ${de.terms.keywords[keyword]}${value === undefined ? '' : ` [${value}]`} ${de.terms.until[until]}`,
};
