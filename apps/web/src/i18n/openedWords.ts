import type { opened } from './en/opened.ts';
import { lateWords } from './lateWords.ts';

/** Words about a saved game that does not go on quite as it was left. */
export type OpenedWords = typeof opened;

export const useOpenedWords = lateWords<OpenedWords>({
  en: async () => (await import('./en/opened.ts')).opened,
  de: async () => (await import('./de/opened.ts')).opened,
});
