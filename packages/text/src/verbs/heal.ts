import * as de from '../de/abilities/phrases.ts';
import * as en from '../en/abilities/phrases.ts';
import type { VerbWords } from './verbWords.ts';

export const heal: VerbWords<'heal'> = {
  en: ({ who, times: n = 1 }, s) => `${en.theCharacter(who, s)} may heal${n === 1 ? '' : ` ${en.times(n)}`}`,
  de: ({ who, times: n = 1 }, s) =>
    de.does(
      de.theCharacter(who, s, 'nom'),
      de.numbered(who, s, 'darf', 'dürfen'),
      `${n === 1 ? '' : `${de.times(n)} `}heilen`,
    ),
};
