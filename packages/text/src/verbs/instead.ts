import type { VerbWords } from './verbWords.ts';

export const instead: VerbWords<'instead'> = {
  en: () => 'that does not happen',
  de: () => 'das geschieht nicht',
};
