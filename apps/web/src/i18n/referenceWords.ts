import type { reference } from './en/reference.ts';
import { lateWords } from './lateWords.ts';

/** Words of the quick reference. */
export type ReferenceWords = typeof reference;

export const useReferenceWords = lateWords<ReferenceWords>({
  en: async () => (await import('./en/reference.ts')).reference,
  de: async () => (await import('./de/reference.ts')).reference,
});
