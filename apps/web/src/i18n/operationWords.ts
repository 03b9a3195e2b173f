import type { OperationWords } from '@faultline/text/operations';
import type { operations } from './en/operations.ts';
import { lateWords } from './lateWords.ts';

/** What the page says of Key Operations; most games do not need it. */
export type OperationPageWords = typeof operations;

export const useOperationPageWords = lateWords<OperationPageWords>({
  en: async () => (await import('./en/operations.ts')).operations,
  de: async () => (await import('./de/operations.ts')).operations,
});

/** The operations themselves in words: names, briefings, rules in short. */
export const useOperationTexts = lateWords<OperationWords>({
  en: async () => (await import('@faultline/text/operations/en')).operationWords,
  de: async () => (await import('@faultline/text/operations/de')).operationWords,
});
