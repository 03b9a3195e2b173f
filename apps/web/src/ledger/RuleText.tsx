import './said.css';
import { useSpeech } from '../i18n/language.ts';
import { useStatements, wordsOf } from './statements.ts';

/** What the ledger says under a number: in the language in use, then in the other. */
export default function RuleText({ id }: { readonly id: string }) {
  const { t, language } = useSpeech();
  const statements = useStatements();
  const found = statements?.find((each) => each.id === id);
  return (
    <span class="rule-text">
      <b>{id}</b>{' '}
      {found
        ? wordsOf(found, language).map(({ says, lang }, i) =>
            i === 0 ? (
              <span key={lang} lang={lang}>
                {says}
              </span>
            ) : (
              <small key={lang} lang={lang}>
                {says}
              </small>
            ),
          )
        : statements && t.shell.noRule}
    </span>
  );
}
