import * as de from '../de/abilities/phrases.ts';
import * as en from '../en/abilities/phrases.ts';
import type { VerbWords } from './verbWords.ts';

export const turnOver: VerbWords<'turn-over'> = {
  en: ({ of, active }, s) => `${en.theUnit(of, s)} turns ${active ? 'Active' : 'Inactive'}`,
  de: ({ of, active }, s) =>
    de.does(de.theUnit(of, s, 'nom'), de.numbered(of, s, 'wird', 'werden'), active ? 'aktiv' : 'inaktiv', 'werden'),
};
