import type { DieKind } from '@faultline/rules';
import { faces } from '@faultline/text';
import { isRolled } from '@faultline/rules/attacks';
import { useId, useState } from 'preact/hooks';
import { type Die, diceOf } from '../attack/dice.ts';
import type { Fight } from '../attack/fight.ts';
import { TermMeaning, usePieces } from '../terms/TermHint.tsx';
import { explainedIn } from '../terms/terms.ts';
import { useMessages } from '../i18n/language.ts';
import { RuleSheet, RuleText } from '../ledger/Rule.tsx';
import { Bubble } from '../ui/Hint.tsx';
import { Icon } from '../ui/Icon.tsx';

interface MomentProps {
  readonly text: string;
  readonly fight: Fight | null;
}

/** Beside a line of the log that is looked at: the dice of that moment, and what the line's terms mean, each with the way to its rule. */
export default function LogMoment({ text, fight }: MomentProps) {
  const id = useId();
  const [rule, open] = useState<string | null>(null);
  const words = explainedIn(usePieces(text));
  const rolled = fight && isRolled(fight) ? fight : null;
  if (words.length === 0 && !rolled) return null;
  return (
    <>
      <Bubble id={id} side="left">
        {rolled &&
          (['attack', 'defense'] as const).map((kind) => <Roll key={kind} kind={kind} dice={diceOf(rolled, kind)} />)}
        {words.map(({ term, rule }) =>
          term ? (
            <TermMeaning key={term} term={term} open={open} />
          ) : (
            rule && <RuleText key={rule} id={rule} open={open} />
          ),
        )}
      </Bubble>
      {rule && <RuleSheet id={rule} close={() => open(null)} />}
    </>
  );
}

interface RollProps {
  readonly kind: DieKind;
  readonly dice: readonly Die[];
}

function Roll({ kind, dice }: RollProps) {
  const { terms, log } = useMessages().words;
  if (dice.length === 0) return null;
  const left = dice.filter(({ gone }) => !gone).map(({ face }) => face);
  return (
    <span class={`moment-dice ${kind}`} role="img" aria-label={log?.roll(kind, faces(terms, left, kind))}>
      {dice.map(({ face, gone }, i) => (
        <span key={i} class={gone ? 'gone' : ''}>
          <Icon name={`${kind === 'attack' ? 'atk' : 'def'}-${face}`} />
        </span>
      ))}
    </span>
  );
}
