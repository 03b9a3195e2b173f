import * as de from '../de/abilities/phrases.ts';
import type { VerbWords } from './verbWords.ts';

export const mend: VerbWords<'mend'> = {
  en: () =>
    'during this attack, the attacker may remove 1 condition from an allied character Engaged with the target instead of resolving a heal',
  de: () =>
    de.does(
      'der angreifende Charakter',
      'darf',
      'bei diesem Angriff, statt eine Heilung abzuhandeln, 1 Zustand von einem verbündeten Charakter im Handgemenge mit dem Ziel entfernen',
    ),
};
