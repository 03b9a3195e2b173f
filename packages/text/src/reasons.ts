import type { Reason, Refusal } from '@faultline/rules';
import type { Cast } from './cast.ts';
import type { Told } from './words/reasonWords.ts';
import type { Words } from './words/words.ts';

function told({ facts = {} }: Reason, words: Words, cast: Pick<Cast, 'named'>): Told {
  const each = (fact: string): readonly string[] =>
    String(facts[fact] ?? '')
      .split(', ')
      .map((name) => cast.named(name));
  return {
    has: (fact) => facts[fact] !== undefined && facts[fact] !== null,
    text: (fact) => each(fact).join(', '),
    each,
    length: (fact) => words.inches(Number(facts[fact] ?? 0)),
    excess: () => words.inches(Number(facts.distance ?? 0) - Number(facts.allowed ?? 0)),
  };
}

/** Why something is not possible, as one sentence. The rule's ID is shown beside it. */
export function reasonText(words: Words, cast: Pick<Cast, 'named'>, reason: Reason): string {
  const say = words.reasons.rules[reason.rule];
  if (say) return say(told(reason, words, cast));
  const facts = Object.entries(reason.facts ?? {}).map(([name, value]) => `${name} ${cast.named(String(value))}`);
  return words.reasons.other(facts.join(', '));
}

/** A refusal as sentences, one for each reason; never empty. */
export const refusalTexts = (words: Words, cast: Cast, { why, reasons }: Refusal): readonly string[] =>
  reasons.length === 0 || why === 'stale' || why === 'not-your-decision' || why === 'no-consent'
    ? [words.reasons.why[why]]
    : reasons.map((reason) => reasonText(words, cast, reason));
