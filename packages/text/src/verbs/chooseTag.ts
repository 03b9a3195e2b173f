import * as de from '../de/abilities/phrases.ts';
import * as en from '../en/abilities/phrases.ts';
import type { VerbWords } from './verbWords.ts';

export const chooseTag: VerbWords<'choose-tag'> = {
  en: ({ of }, s) => (of === 'any' ? 'choose a Tag' : `choose one of ${en.belonging(en.theUnit(of, s), 'Tags')}`),
  de: ({ of }, s) => (of === 'any' ? 'wähle ein Merkmal' : `wähle ein Merkmal ${de.near(of, s)}`),
};
