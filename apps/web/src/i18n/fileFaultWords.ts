import type { FileFacts, FileFault } from '@faultline/rules';
import { lateWords } from './lateWords.ts';

/** Why a file is no game, by the fault's name; where there is no sentence, the rules' own serves. */
export interface FileFaultWords {
  /** What stands before a detail that only the rules' own sentence has. */
  readonly detail: string;
  readonly says: Readonly<Partial<Record<FileFault, (facts: FileFacts) => string>>>;
}

export const useFileFaultWords = lateWords<FileFaultWords>({
  en: async () => (await import('./en/fileFaults.ts')).fileFaults,
  de: async () => (await import('./de/fileFaults.ts')).fileFaults,
});

/** In any language but that of the rules every fault has its sentence. */
export interface WholeFileFaultWords extends FileFaultWords {
  readonly says: Readonly<Record<FileFault, (facts: FileFacts) => string>>;
}
