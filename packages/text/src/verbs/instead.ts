import * as de from '../de/abilities/phrases.ts';
import type { VerbWords } from './verbWords.ts';

export const instead: VerbWords<'instead'> = {
  en: () => 'ignore it',
  de: () => de.does('das', 'entfällt', '', 'entfallen'),
};
