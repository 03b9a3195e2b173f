import * as de from '../de/abilities/phrases.ts';
import * as en from '../en/abilities/phrases.ts';
import type { VerbWords } from './verbWords.ts';

export const tag: VerbWords<'tag'> = {
  en: ({ who, tag, until }, s) =>
    `${en.theUnit(who, s)} has the ${typeof tag === 'string' ? tag : 'chosen'} Tag ${en.terms.until[until]}`,
  de: ({ who, tag, until }, s) =>
    `${de.theUnit(who, s, 'nom')} hat das ${typeof tag === 'string' ? `Merkmal ${tag}` : 'gewählte Merkmal'} ${de.terms.until[until]}`,
};
