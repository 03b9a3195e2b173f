import type { rules } from './en/rules.ts';
import { lateWords } from './lateWords.ts';

/** Words of the page of rules. */
export type RulesWords = typeof rules;

export const useRulesWords = lateWords<RulesWords>({
  en: async () => (await import('./en/rules.ts')).rules,
  de: async () => (await import('./de/rules.ts')).rules,
});
