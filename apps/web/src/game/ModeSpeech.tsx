import { hasLesson, learnMode } from '@faultline/text';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { type Speech, SpeechContext, useSpeech } from '../i18n/language.ts';
import { Loading } from '../shell/notices.tsx';

interface ModeSpeechProps {
  readonly mode: string;
  readonly children: ComponentChildren;
}

/** The language in use with what the mode of a game says besides. */
export function ModeSpeech({ mode, children }: ModeSpeechProps) {
  const speech = useSpeech();
  const [learned, setLearned] = useState<Speech | null>(null);
  useEffect(() => {
    let here = true;
    void learnMode(speech.t.words, mode).then((words) => here && setLearned({ ...speech, t: { ...speech.t, words } }));
    return () => {
      here = false;
    };
  }, [speech, mode]);
  if (!hasLesson(mode)) return <>{children}</>;
  // After a change of language the former stays until the mode has its words: the table is not laid anew.
  if (!learned) return <Loading />;
  return <SpeechContext.Provider value={learned}>{children}</SpeechContext.Provider>;
}
