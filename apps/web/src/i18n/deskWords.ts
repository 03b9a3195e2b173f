// The desk's own words, loaded with the desk: a game does not need them.
import { createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import type { Fact, Reason } from '@faultline/tournament';
import type { desk } from './en/desk.ts';
import { type Language, useSpeech } from './language.ts';

export type DeskWords = typeof desk;

/** Sentences for what the event refuses or remarks, by the reason's code. */
export type ReasonWords = Readonly<Record<string, (facts: Facts) => string>>;
type Facts = Readonly<Record<string, Fact>>;

interface Spoken {
  readonly words: DeskWords;
  /** Where there is none, the event's own sentence serves. */
  readonly reasons: ReasonWords;
}

const LOADERS: Readonly<Record<Language, () => Promise<Spoken>>> = {
  en: async () => ({
    words: (await import('./en/desk.ts')).desk,
    reasons: (await import('./en/deskReasons.ts')).reasons,
  }),
  de: async () => ({
    words: (await import('./de/desk.ts')).desk,
    reasons: (await import('./de/deskReasons.ts')).reasons,
  }),
};

export interface DeskSpeech extends Spoken {
  readonly language: Language;
}

export const DeskSpeechContext = createContext<DeskSpeech | null>(null);

export function useLoadedDeskSpeech(): DeskSpeech | null {
  const { language } = useSpeech();
  const [speech, setSpeech] = useState<DeskSpeech | null>(null);
  useEffect(() => {
    let wanted = true;
    void LOADERS[language]().then((spoken) => wanted && setSpeech({ language, ...spoken }));
    return () => {
      wanted = false;
    };
  }, [language]);
  return speech;
}

export function useDeskSpeech(): DeskSpeech {
  const speech = useContext(DeskSpeechContext);
  if (!speech) throw new Error('The words of the desk are not loaded above this component.');
  return speech;
}

export const useDeskWords = (): DeskWords => useDeskSpeech().words;

/** What a reason says, in the language in use. */
export function useSentences(): (reason: Reason) => string {
  const { reasons } = useDeskSpeech();
  return ({ code, says, facts }) => reasons[code]?.(facts) ?? says;
}
