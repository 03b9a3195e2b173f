import * as de from '../de/abilities/phrases.ts';
import * as en from '../en/abilities/phrases.ts';
import type { VerbWords } from './verbWords.ts';

export const shove: VerbWords<'shove'> = {
  en: ({ who, by }, s) => `${en.theCharacter(by, s)} shoves ${en.theCharacter(who, s)}`,
  de: ({ who, by }, s) =>
    de.gets(
      de.theCharacter(by, s, 'nom'),
      de.numbered(by, s, 'macht', 'machen'),
      `einen Stoß gegen ${de.theCharacter(who, s, 'acc')}`,
      'machen',
    ),
};
