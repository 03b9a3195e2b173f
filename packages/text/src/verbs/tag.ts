import * as de from '../de/abilities/phrases.ts';
import * as en from '../en/abilities/phrases.ts';
import type { VerbWords } from './verbWords.ts';

export const tag: VerbWords<'tag'> = {
  en: ({ who, tag, until }, s) =>
    `${en.theUnit(who, s)} has the ${typeof tag === 'string' ? tag : 'chosen'} Tag ${en.terms.until[until]}`,
  de: ({ who, tag, until }, s) => {
    const which = typeof tag === 'string' ? `das Merkmal ${de.terms.tags[tag] ?? tag}` : 'das gewählte Merkmal';
    return de.does(
      de.theUnit(who, s, 'nom'),
      de.numbered(who, s, 'hat', 'haben'),
      `${de.terms.until[until]} ${which}`,
      'haben',
    );
  },
};
