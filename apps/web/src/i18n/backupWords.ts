import type { backup } from './en/backup.ts';
import { lateWords } from './lateWords.ts';

/** Words of the page that saves everything and brings it back. */
export type BackupWords = typeof backup;

export const useBackupWords = lateWords<BackupWords>({
  en: async () => (await import('./en/backup.ts')).backup,
  de: async () => (await import('./de/backup.ts')).backup,
});
