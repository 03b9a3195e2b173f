import './rules.css';
import { useState } from 'preact/hooks';
import { useSpeech } from '../i18n/language.ts';
import { useRulesWords } from '../i18n/rulesWords.ts';
import { RuleLink } from './RuleLink.tsx';
import RuleSheet from './RuleSheet.tsx';
import { Said } from './Said.tsx';
import type { Told } from './rulebook.ts';
import { useStatements, wordsOf } from './statements.ts';

/** As many as a person looks through. */
const MOST = 80;

interface RulesSearchProps {
  readonly wanted: string;
  /** Where it stands over a game: a rule is opened over it as well. */
  readonly inPlace?: boolean;
}

/** The ledger, to be searched by number, by words and by chapter. */
export default function RulesSearch({ wanted: first, inPlace = false }: RulesSearchProps) {
  const { t, language } = useSpeech();
  const { shell } = t;
  const w = useRulesWords();
  const statements = useStatements();
  const [wanted, want] = useState(first);
  const [chapter, open] = useState('');
  const [rule, openRule] = useState<string | null>(null);
  const words = wanted.toLowerCase().split(/\s+/);
  const chapterOf = (each: Told) => wordsOf(each, language)[0].chapter;
  const found = (statements ?? []).filter(
    (each) =>
      (chapter === '' || chapterOf(each) === chapter) &&
      words.every((word) => `${each.id} ${each.says} ${each.german?.says ?? ''}`.toLowerCase().includes(word)),
  );
  const chapters = new Map(statements?.map((each) => [chapterOf(each), wordsOf(each, language)[0].lang]));
  if (!w) return null;
  return (
    <div class="rules">
      {w.inEnglish !== '' && statements?.some((each) => !each.german) && <p>{w.inEnglish}</p>}
      <label>
        {w.search}
        <input class="field" type="search" value={wanted} onInput={({ currentTarget }) => want(currentTarget.value)} />
      </label>
      <label>
        {w.chapter}
        <select class="field" value={chapter} onChange={({ currentTarget }) => open(currentTarget.value)}>
          <option value="">{w.allChapters}</option>
          {[...chapters].map(([each, lang]) => (
            <option key={each} value={each} lang={lang}>
              {each}
            </option>
          ))}
        </select>
      </label>
      <p aria-live="polite">{statements ? w.found(found.length, MOST) : shell.loading}</p>
      <dl>
        {found.slice(0, MOST).map((each) => {
          const [{ where, lang }] = wordsOf(each, language);
          return (
            <div key={each.id}>
              <dt class="rule">
                <RuleLink id={each.id} open={inPlace ? openRule : undefined} />
              </dt>
              <dd>
                <Said statement={each} /> <small lang={where ? lang : undefined}>{where || w.kinds[each.kind]}</small>
              </dd>
            </div>
          );
        })}
      </dl>
      {rule && <RuleSheet id={rule} close={() => openRule(null)} />}
    </div>
  );
}
