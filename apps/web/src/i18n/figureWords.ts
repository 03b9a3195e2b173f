import type { figure } from './en/figure.ts';
import { lateWords } from './lateWords.ts';

/** What a figure may do. */
export type FigureWords = typeof figure;

export const useFigureWords = lateWords<FigureWords>({
  en: async () => (await import('./en/figure.ts')).figure,
  de: async () => (await import('./de/figure.ts')).figure,
});
