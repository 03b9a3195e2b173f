import { lateWords } from '../i18n/lateWords.ts';

const deeds = () => import('@faultline/text/deeds');

/** What questions and their answers do, in words; null until they are fetched. */
export const useDeeds = lateWords({ en: deeds, de: deeds });
