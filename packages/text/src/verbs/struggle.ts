import * as de from '../de/abilities/phrases.ts';
import * as en from '../en/abilities/phrases.ts';
import type { VerbWords } from './verbWords.ts';

export const struggle: VerbWords<'struggle'> = {
  en: ({ spaces: n }, s) => `move the Struggle token ${en.amount(n, en.spaces, s)} toward your Momentum tokens`,
  de: ({ spaces: n }, s) => {
    const far = de.amount(n, (many) => de.counted(many, 'Feld'), s);
    return de.order('bewege', `den Konfliktmarker um ${far} auf deine Fortschrittsmarker zu`, '', 'bewegen');
  },
};
