import * as de from '../de/abilities/phrases.ts';
import * as en from '../en/abilities/phrases.ts';
import type { VerbWords } from './verbWords.ts';

export const injure: VerbWords<'injure'> = {
  en: ({ who, tokens }, s) => `${en.theUnit(who, s)} gains ${en.counted(tokens, 'Injured token')}`,
  de: ({ who, tokens }, s) => `${de.theUnit(who, s, 'nom')} erhält ${tokens} Verletzt-Marker`,
};
