import './operation.css';
import type { OperationCard, OperationRole, StageCard } from '@faultline/rules';
import type { OperationText, OperationWords, RuleText } from '@faultline/text/operations';
import type { OperationPageWords } from '../i18n/operationWords.ts';

const ROLES: readonly OperationRole[] = ['aggressor', 'sentinel'];

interface Told {
  readonly now: {
    readonly text: OperationText;
    readonly card: OperationCard;
    readonly words: OperationWords;
    readonly page: OperationPageWords;
  };
}

/** The whole operation to read: its story, what each role wants, its Stages, its rules in short. */
export function Briefing({ now }: Told) {
  const { text, card, words, page } = now;
  return (
    <div class="briefing">
      <p class="cap">{words.terms.operation}</p>
      <h2>{text.name}</h2>
      <p>{text.briefing}</p>
      <Goals roles={text.roles} now={now} />
      {card.rules.length > 0 && (
        <>
          <h3>{page.allStages}</h3>
          <Rules ids={card.rules} now={now} />
        </>
      )}
      {card.stages.map((stage) => (
        <StageBriefing key={stage.id} stage={stage} now={now} />
      ))}
    </div>
  );
}

function StageBriefing({ stage, now }: { readonly stage: StageCard } & Told) {
  const { words, text } = now;
  const told = text.stages[stage.id];
  if (!told) return null;
  return (
    <section>
      <h3>{words.terms.stage(stage.number, told.name)}</h3>
      <p>{told.overview}</p>
      <Goals roles={told.roles} now={now} />
      <ul>
        {stage.ends.map(({ when }) => (
          <li key={when}>{told.ends[when]}</li>
        ))}
      </ul>
      <Rules ids={[...stage.setup, ...stage.rules, ...(stage.lends ?? []).map(({ ability }) => ability)]} now={now} />
    </section>
  );
}

function Goals({ roles, now }: { readonly roles: Readonly<Record<OperationRole, string>> } & Told) {
  return (
    <dl class="briefing-goals">
      {ROLES.map((role) => (
        <div key={role}>
          <dt>{now.words.terms.roles[role]}</dt>
          <dd>{roles[role]}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Rules of one name stand together. */
function Rules({ ids, now }: { readonly ids: readonly string[] } & Told) {
  const named = new Map<string, RuleText[]>();
  for (const id of ids) {
    const rule = now.text.rules[id];
    if (rule) named.set(rule.name, [...(named.get(rule.name) ?? []), rule]);
  }
  return (
    <dl class="briefing-rules">
      {[...named].map(([name, rules]) => (
        <div key={name}>
          <dt>{name}</dt>
          {rules.map(({ text }) => (
            <dd key={text}>{text}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
