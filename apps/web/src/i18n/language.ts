import type { WholeWords, Words } from '@faultline/text';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Messages } from './messages.ts';

export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly default: Messages }>>> = {
  en: () => import('./en/index.ts'),
  de: () => import('./de/index.ts'),
};

const LATER: Readonly<Record<Language, () => Promise<Pick<WholeWords, 'log' | 'reasons' | 'why'>>>> = {
  en: () => import('@faultline/text/en/later'),
  de: () => import('@faultline/text/de/later'),
};

/** One language is loaded at a time. */
export const loadMessages = async (language: Language): Promise<Messages> => (await LOADERS[language]()).default;

/** With why the rules refuse something, and the log, which nobody reads before a board stands. */
export async function withLater(language: Language, t: Messages): Promise<Messages> {
  const { log, reasons, why } = await LATER[language]();
  return { ...t, words: { ...t.words, log, reasons, why } };
}

/** Whether a game can be told with them already. */
export const isWhole = (words: Words): words is WholeWords => words.log !== null;

/** The first of the browser's languages that there is, else English. */
export const browserLanguage = (wanted: readonly string[] = navigator.languages): Language =>
  wanted.map((tag) => tag.slice(0, 2)).find((tag) => isLanguage(tag)) ?? 'en';

export const isLanguage = (tag: string): tag is Language => (LANGUAGES as readonly string[]).includes(tag);

export interface Speech {
  readonly language: Language;
  readonly t: Messages;
}

export const SpeechContext = createContext<Speech | null>(null);

export function useSpeech(): Speech {
  const speech = useContext(SpeechContext);
  if (!speech) throw new Error('No language is loaded above this component.');
  return speech;
}

/** The words of the language in use. */
export const useMessages = (): Messages => useSpeech().t;
