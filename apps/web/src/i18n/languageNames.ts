import type { Language } from './language.ts';

/** Each by its own name, whatever language is in use. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' };
