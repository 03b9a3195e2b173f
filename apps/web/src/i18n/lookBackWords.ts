import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { lookBack } from './en/lookBack.ts';
import { lateWords } from './lateWords.ts';

/** Words of going through a game again. */
export type LookBackWords = typeof lookBack;

export const useLateLookBackWords = lateWords<LookBackWords>({
  en: async () => (await import('./en/lookBack.ts')).lookBack,
  de: async () => (await import('./de/lookBack.ts')).lookBack,
});

export const LookBackWordsContext = createContext<LookBackWords | null>(null);

/** Below the screen that has fetched them. */
export function useLookBackWords(): LookBackWords {
  const words = useContext(LookBackWordsContext);
  if (!words) throw new Error('The words of looking back are not loaded above this component.');
  return words;
}
