import type { online } from './en/online.ts';
import { lateWords } from './lateWords.ts';

/** Words of games between people who are not at one screen. */
export type OnlineWords = typeof online;

export const useOnlineWords = lateWords<OnlineWords>({
  en: async () => (await import('./en/online.ts')).online,
  de: async () => (await import('./de/online.ts')).online,
});
