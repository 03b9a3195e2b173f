import * as de from '../de/abilities/phrases.ts';
import * as en from '../en/abilities/phrases.ts';
import type { VerbWords } from './verbWords.ts';

export const place: VerbWords<'place'> = {
  en: ({ who, range, from }, s) =>
    `place ${en.theCharacter(who, s)} within Range ${range}${from ? ` of ${en.theCharacter(from, s)}` : ''}`,
  de: ({ who, range, from }, s) =>
    `platziere ${de.theCharacter(who, s, 'acc')} in Reichweite ${range}${from ? ` von ${de.theCharacter(from, s, 'dat')}` : ''}`,
};
