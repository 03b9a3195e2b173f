import type { home } from './en/home.ts';
import { lateWords } from './lateWords.ts';

/** Words of the first page. */
export type HomeWords = typeof home;

export const useHomeWords = lateWords<HomeWords>({
  en: async () => (await import('./en/home.ts')).home,
  de: async () => (await import('./de/home.ts')).home,
});
