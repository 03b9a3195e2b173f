import * as de from '../de/abilities/phrases.ts';
import * as en from '../en/abilities/phrases.ts';
import type { VerbWords } from './verbWords.ts';

export const heal: VerbWords<'heal'> = {
  en: ({ who, times: n = 1 }, s) => `${en.theCharacter(who, s)} may heal${n === 1 ? '' : ` ${en.times(n)}`}`,
  de: ({ who, times: n = 1 }, s) => `${de.theCharacter(who, s, 'nom')} darf ${n === 1 ? '' : `${de.times(n)} `}heilen`,
};
