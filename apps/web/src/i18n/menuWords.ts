import type { menu } from './en/menu.ts';
import { lateWords } from './lateWords.ts';

/** Words of what can be done beside playing. */
export type MenuWords = typeof menu;

export const useMenuWords = lateWords<MenuWords>({
  en: async () => (await import('./en/menu.ts')).menu,
  de: async () => (await import('./de/menu.ts')).menu,
});
