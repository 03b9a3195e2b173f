import type { VerbWords } from './verbWords.ts';

export const instead: VerbWords<'instead'> = {
  en: () => 'ignore it',
  de: () => 'das entfällt',
};
