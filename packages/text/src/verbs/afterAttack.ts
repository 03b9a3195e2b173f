import * as de from '../de/abilities/phrases.ts';
import type { VerbWords } from './verbWords.ts';

export const afterAttack: VerbWords<'after-attack'> = {
  en: ({ effects: inner }, s) => `after the attack, ${s.sentences(inner).join(', then ')}`,
  de: ({ effects: inner }, s) => `nach dem Angriff: ${de.following(s.sentences(inner))}`,
};
