import * as de from '../de/abilities/phrases.ts';
import * as en from '../en/abilities/phrases.ts';
import type { VerbWords } from './verbWords.ts';

export const grant: VerbWords<'grant'> = {
  en: ({ who, keyword, until }, s) => `${en.theUnit(who, s)} has ${en.keywordName(keyword)} ${en.UNTIL[until]}`,
  de: ({ who, keyword, until }, s) => `${de.theUnit(who, s, 'nom')} hat ${de.keywordName(keyword)} ${de.UNTIL[until]}`,
};
