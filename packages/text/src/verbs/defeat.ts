import * as de from '../de/abilities/phrases.ts';
import * as en from '../en/abilities/phrases.ts';
import type { VerbWords } from './verbWords.ts';

export const defeat: VerbWords<'defeat'> = {
  en: ({ who }, s) => `${en.theUnit(who, s)} is Defeated`,
  de: ({ who }, s) => de.does(de.theUnit(who, s, 'nom'), de.numbered(who, s, 'wird', 'werden'), 'besiegt', 'werden'),
};
