import * as de from '../de/abilities/phrases.ts';
import * as en from '../en/abilities/phrases.ts';
import type { VerbWords } from './verbWords.ts';

export const attackTarget: VerbWords<'attack-target'> = {
  en: ({ who, target, through }, s) =>
    `${en.theCharacter(who, s)} may attack ${s.part(target)} through ${en.some(through, s)}`,
  de: ({ who, target, through }, s) =>
    de.does(
      de.theCharacter(who, s, 'nom'),
      de.numbered(who, s, 'darf', 'dürfen'),
      `„${s.part(target)}“ über ${de.some(through, s, 'acc')} angreifen`,
    ),
};
