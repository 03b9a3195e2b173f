import type { Deeds } from '@faultline/text';
import { lateWords } from '../i18n/lateWords.ts';

const deeds = async (): Promise<Deeds> => (await import('@faultline/text/abilities')).deedText;

/** What effects do, in words; null until they are fetched. */
export const useDeeds = lateWords({ en: deeds, de: deeds });
