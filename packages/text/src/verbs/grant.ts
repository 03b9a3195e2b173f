import * as de from '../de/abilities/phrases.ts';
import * as en from '../en/abilities/phrases.ts';
import { keywordName } from '../terms.ts';
import type { VerbWords } from './verbWords.ts';

export const grant: VerbWords<'grant'> = {
  en: ({ who, keyword, until }, s) =>
    `${en.theUnit(who, s)} has ${keywordName(en.terms, keyword)} ${en.terms.until[until]}`,
  de: ({ who, keyword, until }, s) =>
    de.gets(
      de.theUnit(who, s, 'nom'),
      de.numbered(who, s, 'hat', 'haben'),
      `${de.terms.until[until]} ${keywordName(de.terms, keyword)}`,
      'haben',
    ),
};
