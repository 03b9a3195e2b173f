import type { FileFaultWords } from '../fileFaultWords.ts';

/** The rules say these in English themselves. */
export const fileFaults: FileFaultWords = { detail: 'Technical detail', says: {} };
