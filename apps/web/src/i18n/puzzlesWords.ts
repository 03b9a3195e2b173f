import type { puzzles } from './en/puzzles.ts';
import { lateWords } from './lateWords.ts';

/** Words of the puzzles. */
export type PuzzlesWords = typeof puzzles;

export const usePuzzlesWords = lateWords<PuzzlesWords>({
  en: async () => (await import('./en/puzzles.ts')).puzzles,
  de: async () => (await import('./de/puzzles.ts')).puzzles,
});
