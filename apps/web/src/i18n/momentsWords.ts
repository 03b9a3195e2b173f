import type { moments } from './en/moments.ts';
import { lateWords } from './lateWords.ts';

/** Words of what just happened. */
export type MomentsWords = typeof moments;

export const useMomentsWords = lateWords<MomentsWords>({
  en: async () => (await import('./en/moments.ts')).moments,
  de: async () => (await import('./de/moments.ts')).moments,
});
