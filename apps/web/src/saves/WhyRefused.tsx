import { useSpeech } from '../i18n/language.ts';
import { useFileFaultWords } from '../i18n/fileFaultWords.ts';
import { type Refusal, whyRefused } from './refusal.ts';

/** Why a file was not taken: a sentence in the language in use, with what only a programmer can use behind it. */
export function WhyRefused({ refusal }: { readonly refusal: Refusal }) {
  const words = useFileFaultWords();
  const { language } = useSpeech();
  const told = whyRefused(refusal, words);
  if (!told || !words) return null;
  const isForeign = told.says === refusal.message && language !== 'en';
  return (
    <>
      <span {...(isForeign && { lang: 'en' })}>{told.says}</span>
      {told.detail !== null && (
        <details>
          <summary>{words.detail}</summary>
          <span lang="en">{told.detail}</span>
        </details>
      )}
    </>
  );
}
