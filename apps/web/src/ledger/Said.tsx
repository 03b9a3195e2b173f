import './said.css';
import { useState } from 'preact/hooks';
import { useSpeech } from '../i18n/language.ts';
import { useRulesWords } from '../i18n/rulesWords.ts';
import type { Told } from './rulebook.ts';
import { wordsOf } from './statements.ts';

/** What a rule says in the language in use, and at a tap in the other. */
export function Said({ statement }: { readonly statement: Told }) {
  const { language } = useSpeech();
  const w = useRulesWords();
  const [first, ...others] = wordsOf(statement, language);
  const [isOpen, open] = useState(false);
  return (
    <>
      <span lang={first.lang}>{first.says}</span>
      {others.map(({ lang, says }) => (
        <span key={lang} class="rule-twin">
          <button type="button" aria-expanded={isOpen} onClick={() => open(!isOpen)}>
            {w?.otherLanguage}
          </button>
          {isOpen && <span lang={lang}>{says}</span>}
        </span>
      ))}
    </>
  );
}
