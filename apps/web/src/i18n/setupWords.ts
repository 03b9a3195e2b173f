import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { setup } from './en/setup.ts';
import { lateWords } from './lateWords.ts';

/** The words of setting up a game: a game itself does not need them. */
export type SetupWords = typeof setup;

export const useFetchedSetupWords = lateWords<SetupWords>({
  en: async () => (await import('./en/setup.ts')).setup,
  de: async () => (await import('./de/setup.ts')).setup,
});

export const SetupWordsContext = createContext<SetupWords | null>(null);

export function useSetupWords(): SetupWords {
  const words = useContext(SetupWordsContext);
  if (!words) throw new Error('The words of setting up are not loaded above this component.');
  return words;
}
