import * as de from '../de/abilities/phrases.ts';
import * as en from '../en/abilities/phrases.ts';
import type { VerbWords } from './verbWords.ts';

export const afterAttack: VerbWords<'after-attack'> = {
  en: ({ effects: inner }, s) => `after the attack, ${en.chain(s.sentences(inner))}`,
  de: ({ effects: inner }, s) => `nach dem Angriff: ${de.following(s.sentences(inner))}`,
};
