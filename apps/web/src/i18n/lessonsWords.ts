import type { lessons } from './en/lessons.ts';
import { lateWords } from './lateWords.ts';

/** Words of the first game and of the puzzles. */
export type LessonsWords = typeof lessons;

export const useLessonsWords = lateWords<LessonsWords>({
  en: async () => (await import('./en/lessons.ts')).lessons,
  de: async () => (await import('./de/lessons.ts')).lessons,
});
