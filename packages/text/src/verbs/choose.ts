import * as de from '../de/abilities/phrases.ts';
import * as en from '../en/abilities/phrases.ts';
import type { VerbWords } from './verbWords.ts';

export const choose: VerbWords<'choose'> = {
  en: ({ from, bind }, s) => {
    const whom = en.one(en.some(from, s));
    s.speaker.know(bind, from);
    return `choose ${whom}`;
  },
  de: ({ from, bind }, s) => {
    const whom = de.some(from, s, 'acc');
    s.speaker.know(bind, from);
    return `wähle ${whom}`;
  },
};
