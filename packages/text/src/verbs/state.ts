import * as de from '../de/abilities/phrases.ts';
import * as en from '../en/abilities/phrases.ts';
import type { VerbWords } from './verbWords.ts';

export const state: VerbWords<'state'> = {
  en: ({ who, state: name, ends }, s) =>
    ends ? `${en.theUnit(who, s)} is no longer ${s.part(name)}` : `${en.theUnit(who, s)} becomes ${s.part(name)}`,
  de: ({ who, state: name, ends }, s) => {
    const whom = de.theUnit(who, s, 'nom');
    return ends
      ? de.does(whom, de.numbered(who, s, 'ist', 'sind'), `nicht mehr „${s.part(name)}“`, 'sein')
      : de.does(whom, de.numbered(who, s, 'wird', 'werden'), `„${s.part(name)}“`, 'werden');
  },
};
