import './rules.css';
import { useState } from 'preact/hooks';
import { useSpeech } from '../i18n/language.ts';
import { Said } from './Said.tsx';
import { type Told, useStatements, wordsOf } from './statements.ts';

/** As many as a person looks through. */
const MOST = 80;

/** The ledger, to be searched by number, by words and by chapter. */
export default function RulesSearch({ wanted: first }: { readonly wanted: string }) {
  const { t, language } = useSpeech();
  const { shell } = t;
  const statements = useStatements();
  const [wanted, want] = useState(first);
  const [chapter, open] = useState('');
  const words = wanted.toLowerCase().split(/\s+/);
  const chapterOf = (each: Told) => wordsOf(each, language)[0].chapter;
  const found = (statements ?? []).filter(
    (each) =>
      (chapter === '' || chapterOf(each) === chapter) &&
      words.every((word) => `${each.id} ${each.says} ${each.german?.says ?? ''}`.toLowerCase().includes(word)),
  );
  const chapters = new Map(statements?.map((each) => [chapterOf(each), wordsOf(each, language)[0].lang]));
  return (
    <div class="rules">
      {language !== 'en' && <p>{shell.rulesInEnglish}</p>}
      <label>
        {shell.searchRules}
        <input class="field" type="search" value={wanted} onInput={({ currentTarget }) => want(currentTarget.value)} />
      </label>
      <label>
        {shell.rulesChapter}
        <select class="field" value={chapter} onChange={({ currentTarget }) => open(currentTarget.value)}>
          <option value="">{shell.allChapters}</option>
          {[...chapters].map(([each, lang]) => (
            <option key={each} value={each} lang={lang}>
              {each}
            </option>
          ))}
        </select>
      </label>
      <p aria-live="polite">{statements ? shell.rulesFound(found.length, MOST) : shell.loading}</p>
      <dl>
        {found.slice(0, MOST).map((each) => (
          <div key={each.id}>
            <dt class="rule">{each.id}</dt>
            <dd>
              <Said statement={each} /> <small lang={each.where ? 'en' : undefined}>{each.where || shell.ruling}</small>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
