import type { reach } from './en/reach.ts';
import { lateWords } from './lateWords.ts';

/** Words about the address of the page: who can open it, and what a browser does not do there. */
export type ReachWords = typeof reach;

export const useReachWords = lateWords<ReachWords>({
  en: async () => (await import('./en/reach.ts')).reach,
  de: async () => (await import('./de/reach.ts')).reach,
});
