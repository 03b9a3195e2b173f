import type { settings } from './en/settings.ts';
import { lateWords } from './lateWords.ts';

/** Words of the settings. */
export type SettingsWords = typeof settings;

export const useSettingsWords = lateWords<SettingsWords>({
  en: async () => (await import('./en/settings.ts')).settings,
  de: async () => (await import('./de/settings.ts')).settings,
});
