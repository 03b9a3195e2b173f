import type { saves } from './en/saves.ts';
import { lateWords } from './lateWords.ts';

/** Words of the saved games. */
export type SavesWords = typeof saves;

export const useSavesWords = lateWords<SavesWords>({
  en: async () => (await import('./en/saves.ts')).saves,
  de: async () => (await import('./de/saves.ts')).saves,
});
