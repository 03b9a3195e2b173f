import * as de from '../de/abilities/phrases.ts';
import * as en from '../en/abilities/phrases.ts';
import type { VerbWords } from './verbWords.ts';

export const push: VerbWords<'push'> = {
  en: ({ who, range, origin }, s) =>
    `push ${en.theCharacter(who, s)} Range ${range} away from ${en.theCharacter(origin, s)}`,
  de: ({ who, range, origin }, s) =>
    `schiebe ${de.theCharacter(who, s, 'acc')} um Reichweite ${range} von ${de.theCharacter(origin, s, 'dat')} weg`,
};

export const pull: VerbWords<'pull'> = {
  en: ({ who, range, origin }, s) =>
    `pull ${en.theCharacter(who, s)} Range ${range} toward ${en.theCharacter(origin, s)}`,
  de: ({ who, range, origin }, s) =>
    `ziehe ${de.theCharacter(who, s, 'acc')} um Reichweite ${range} auf ${de.theCharacter(origin, s, 'acc')} zu`,
};
