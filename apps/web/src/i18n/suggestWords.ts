import type { suggest } from './en/suggest.ts';
import { lateWords } from './lateWords.ts';

/** Why an answer is suggested. */
export type SuggestWords = typeof suggest;

export const useSuggestWords = lateWords<SuggestWords>({
  en: async () => (await import('./en/suggest.ts')).suggest,
  de: async () => (await import('./de/suggest.ts')).suggest,
});
