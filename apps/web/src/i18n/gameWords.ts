import type { Ability } from '@faultline/rules';
import type { Cut } from './cutting.ts';
import { lateWords } from './lateWords.ts';

/** The words of the game in sentences, each with what explains it. Only those who read them fetch them. */
export interface GameWords {
  /** A text cut at the words it has, each where it first comes. */
  readonly cut: Cut;
  /** What the kinds of abilities are called, and the rule of each. */
  readonly kinds: Readonly<Partial<Record<Ability['kind'], { readonly name: string; readonly rule: string }>>>;
}

export const useGameWords = lateWords<GameWords>({
  en: async () => (await import('./en/gameWords.ts')).gameWords,
  de: async () => (await import('./de/gameWords.ts')).gameWords,
});
