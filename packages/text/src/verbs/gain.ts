import * as de from '../de/abilities/phrases.ts';
import * as en from '../en/abilities/phrases.ts';
import type { VerbWords } from './verbWords.ts';

export const gain: VerbWords<'gain'> = {
  en: ({ who, condition }, s) => `${en.theUnit(who, s)} gains ${en.terms.conditions[condition]}`,
  de: ({ who, condition }, s) =>
    de.does(
      de.theUnit(who, s, 'nom'),
      de.numbered(who, s, 'erhält', 'erhalten'),
      de.terms.conditions[condition],
      'erhalten',
    ),
};
