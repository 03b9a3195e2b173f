import type { ending } from './en/ending.ts';
import { lateWords } from './lateWords.ts';

/** Words of what a game came to. */
export type EndingWords = typeof ending;

export const useEndingWords = lateWords<EndingWords>({
  en: async () => (await import('./en/ending.ts')).ending,
  de: async () => (await import('./de/ending.ts')).ending,
});
