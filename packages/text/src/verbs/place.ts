import * as de from '../de/abilities/phrases.ts';
import * as en from '../en/abilities/phrases.ts';
import type { VerbWords } from './verbWords.ts';

export const place: VerbWords<'place'> = {
  en: ({ who, range, from }, s) =>
    `place ${en.theCharacter(who, s)} within Range ${range}${from ? ` of ${en.theCharacter(from, s)}` : ''}`,
  de: ({ who, range, from }, s) => {
    const whom = de.theCharacter(who, s, 'acc');
    return de.order(
      'platziere',
      `${whom} in Reichweite ${range}${from ? ` ${de.near(from, s)}` : ''}`,
      '',
      'platzieren',
    );
  },
};
