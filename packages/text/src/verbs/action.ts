import * as de from '../de/abilities/phrases.ts';
import * as en from '../en/abilities/phrases.ts';
import type { VerbWords } from './verbWords.ts';

export const action: VerbWords<'action'> = {
  en: ({ who, action }, s) => `${en.theUnit(who, s)} makes ${en.article(en.terms.actions[action])} action`,
  de: ({ who, action }, s) =>
    de.gets(de.theUnit(who, s, 'nom'), de.numbered(who, s, 'macht', 'machen'), `eine ${de.ACTIONS[action]}`, 'machen'),
};
