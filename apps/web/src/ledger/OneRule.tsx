import './boards.css';
import './rule.css';
import { useSpeech } from '../i18n/language.ts';
import { useRulesWords } from '../i18n/rulesWords.ts';
import { Icon } from '../ui/Icon.tsx';
import { DrawnPositions } from './DrawnPositions.tsx';
import { LinkedText } from './LinkedText.tsx';
import { RuleLink } from './RuleLink.tsx';
import type { Told } from './rulebook.ts';
import { drawnIn, useStatements, wordsOf } from './statements.ts';

interface OneRuleProps {
  readonly rule: Told;
  /** Where it is told in a sheet: another rule takes its place. Else its own page is opened. */
  readonly open?: ((id: string) => void) | undefined;
}

/** One rule: what it says in both languages, why, its source and proof, its chapter, and how it looks on the table. */
export function OneRule({ rule, open }: OneRuleProps) {
  const { language } = useSpeech();
  const w = useRulesWords();
  if (!w) return null;
  const [first, ...others] = wordsOf(rule, language);
  const drawing = (language === 'de' && rule.german?.drawing) || rule.drawing;
  return (
    <article class="one-rule" data-rule-open={rule.id}>
      <div class="one-rule-words">
        <p class="cap" lang={first.lang}>
          {first.chapter}
        </p>
        <h2>
          {rule.id} <small>{w.kinds[rule.kind]}</small>
        </h2>
        <div class="one-rule-says" lang={first.lang}>
          <LinkedText text={first.says} open={open} />
        </div>
        {first.why && (
          <div lang={first.lang}>
            <h3>{w.reason}</h3>
            <LinkedText text={first.why} open={open} />
          </div>
        )}
        {others.map(({ says, why, lang }) => (
          <div key={lang} class="one-rule-twin" lang={lang}>
            <LinkedText text={says} open={open} />
            {why && <LinkedText text={why} open={open} />}
          </div>
        ))}
        {/* Drawn by the build from our own ledger. */}
        {drawing && <div dangerouslySetInnerHTML={{ __html: drawnIn(drawing, language) }} />}
        <ul class="one-rule-facts">
          {first.where && (
            <li>
              {w.source}: <span lang={first.lang}>{first.where}</span>
            </li>
          )}
          {rule.cites?.map((cited) => (
            <li key={cited.number}>
              {cited.number}: {cited[language === 'de' ? 'de' : 'en']}
            </li>
          ))}
          <li>{w.since(rule.since)}</li>
          <li>
            {rule.proofs > 0 && <Icon name="confirm" />} {w.proofs(rule.proofs)}
          </li>
          <li>
            <a href={`./rules/${rule.id}/`} data-way="cite">
              <Icon name="link" /> {w.cite}
            </a>
          </li>
        </ul>
      </div>
      <DrawnPositions names={rule.positions} open={open} />
      <RuleList title={w.related} ids={rule.related} open={open} />
      <Chapter rule={rule} open={open} />
    </article>
  );
}

/** The rules around it in the ledger. */
function Chapter({ rule, open }: OneRuleProps) {
  const statements = useStatements() ?? [];
  const w = useRulesWords();
  const ids = statements.filter(({ chapter }) => chapter === rule.chapter).map(({ id }) => id);
  return w && <RuleList title={w.chapterRules} ids={ids} now={rule.id} open={open} />;
}

interface RuleListProps {
  readonly title: string;
  readonly ids: readonly string[];
  readonly now?: string;
  readonly open: ((id: string) => void) | undefined;
}

function RuleList({ title, ids, now, open }: RuleListProps) {
  const { language } = useSpeech();
  const statements = useStatements();
  if (!statements || ids.length === 0) return null;
  const wanted = new Set(ids);
  return (
    <section class="one-rule-list">
      <h3 class="cap">{title}</h3>
      <ul>
        {statements
          .filter(({ id }) => wanted.has(id))
          .map((each) => {
            const [{ says, lang }] = wordsOf(each, language);
            return (
              <li key={each.id} aria-current={each.id === now ? 'true' : undefined}>
                <RuleLink id={each.id} open={open} /> <span lang={lang}>{says.split('\n')[0]}</span>
              </li>
            );
          })}
      </ul>
    </section>
  );
}
