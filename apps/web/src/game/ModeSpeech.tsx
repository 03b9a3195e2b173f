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
  const [learned, setLearned] = useState<{ readonly from: Speech; readonly speech: Speech } | null>(null);
  useEffect(() => {
    let here = true;
    void learnMode(speech.t.words, mode).then(
      (words) => here && setLearned({ from: speech, speech: { ...speech, t: { ...speech.t, words } } }),
    );
    return () => {
      here = false;
    };
  }, [speech, mode]);
  if (!hasLesson(mode)) return <>{children}</>;
  if (learned?.from !== speech) return <Loading />;
  return <SpeechContext.Provider value={learned.speech}>{children}</SpeechContext.Provider>;
}
