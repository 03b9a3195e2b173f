import './said.css';
import { useSpeech } from '../i18n/language.ts';
import { useRulesWords } from '../i18n/rulesWords.ts';
import OpenRule from './OpenRule.tsx';
import { useStatements, wordsOf } from './statements.ts';

interface RuleTextProps {
  readonly id: string;
  readonly open: (id: string) => void;
}

/** What the ledger says under a number: in the language in use, then in the other. */
export default function RuleText({ id, open }: RuleTextProps) {
  const { language } = useSpeech();
  const w = useRulesWords();
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
        : statements && w?.none}
      {found && <OpenRule id={id} open={open} />}
    </span>
  );
}
