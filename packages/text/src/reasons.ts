import type { Reason, Refusal } from '@faultline/rules';
import type { Cast } from './cast.ts';
import type { Words } from './words/words.ts';

/** The facts of a reason, ready to be said: lengths in inches, people by their names. */
export interface Told {
  readonly has: (fact: string) => boolean;
  readonly text: (fact: string) => string;
  /** Things apart by commas, one by one: names may hold commas themselves. */
  readonly each: (fact: string) => readonly string[];
  readonly length: (fact: string) => string;
  /** How far the distance goes beyond what is allowed. */
  readonly excess: () => string;
}

export interface ReasonWords {
  /** One sentence for each rule that can refuse something. */
  readonly rules: Readonly<Record<string, (told: Told) => string>>;
  /** For a rule nobody has words for yet. */
  readonly other: (facts: string) => string;
  /** What is said where no rule is named. */
  readonly why: Readonly<Record<Refusal['why'], string>>;
}

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
