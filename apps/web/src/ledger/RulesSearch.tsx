import './rules.css';
import { useState } from 'preact/hooks';
import { useSpeech } from '../i18n/language.ts';
import { useStatements } from './statements.ts';

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
  const found = (statements ?? []).filter(
    (each) =>
      (chapter === '' || each.chapter === chapter) &&
      words.every((word) => `${each.id} ${each.says}`.toLowerCase().includes(word)),
  );
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
          {[...new Set(statements?.map((each) => each.chapter))].map((each) => (
            <option key={each} value={each} lang="en">
              {each}
            </option>
          ))}
        </select>
      </label>
      <p aria-live="polite">{statements ? shell.rulesFound(found.length, MOST) : shell.loading}</p>
      <dl lang="en">
        {found.slice(0, MOST).map(({ id, says, where }) => (
          <div key={id}>
            <dt class="rule">{id}</dt>
            <dd>
              {says} <small>{where || 'Ruling'}</small>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
