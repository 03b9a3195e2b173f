import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { teams } from './en/teams.ts';
import { lateWords } from './lateWords.ts';

/** The words of the team builder. */
export type TeamsWords = typeof teams;

export const useFetchedTeamsWords = lateWords<TeamsWords>({
  en: async () => (await import('./en/teams.ts')).teams,
  de: async () => (await import('./de/teams.ts')).teams,
});

export const TeamsWordsContext = createContext<TeamsWords | null>(null);

export function useTeamsWords(): TeamsWords {
  const words = useContext(TeamsWordsContext);
  if (!words) throw new Error('The words of the team builder are not loaded above this component.');
  return words;
}
