import * as de from '../de/abilities/phrases.ts';
import * as en from '../en/abilities/phrases.ts';
import type { VerbWords } from './verbWords.ts';

export const injure: VerbWords<'injure'> = {
  en: ({ who, tokens }, s) => `${en.theUnit(who, s)} gains ${en.counted(tokens, 'Injured token')}`,
  de: ({ who, tokens }, s) =>
    de.does(
      de.theUnit(who, s, 'nom'),
      de.numbered(who, s, 'erhält', 'erhalten'),
      `${tokens} Verletzt-Marker`,
      'erhalten',
    ),
};
