import type { view } from './en/view.ts';
import { lateWords } from './lateWords.ts';

/** Words of the two views of the table. */
export type ViewWords = typeof view;

export const useViewWords = lateWords<ViewWords>({
  en: async () => (await import('./en/view.ts')).view,
  de: async () => (await import('./de/view.ts')).view,
});
