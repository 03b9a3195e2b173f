import type { home } from './en/home.ts';
import type { Language } from './language.ts';
import { lateWords } from './lateWords.ts';

/** Words of the first page. */
export type HomeWords = typeof home;

const LOADERS: Readonly<Record<Language, () => Promise<HomeWords>>> = {
  en: async () => (await import('./en/home.ts')).home,
  de: async () => (await import('./de/home.ts')).home,
};

export const useHomeWords = lateWords<HomeWords>(LOADERS);

/** Into the browser, beside the page that will ask for them. */
export const fetchHomeWords = (language: Language): Promise<unknown> => LOADERS[language]();
