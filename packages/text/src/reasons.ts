import type { Reason, Refusal } from '@faultline/rules';
import type { Cast } from './cast.ts';
import { type TermCase, eraName, iconName, tagName } from './terms.ts';
import type { Told } from './words/reasonWords.ts';
import type { Words } from './words/words.ts';

/** People and terrain by their names; faces, moves, Tags and Eras by the words of the language; other words as they are. */
function spoken({ terms }: Words, cast: Pick<Cast, 'named'>, fact: string, kase?: TermCase): string {
  const named = cast.named(fact, kase);
  if (named !== fact) return named;
  const word = iconName(terms, fact);
  return word === fact ? eraName(terms, tagName(terms, fact)) : word;
}

function toldFacts({ facts = {} }: Reason, words: Words, cast: Pick<Cast, 'named'>): Told {
  const each = (name: string, kase?: TermCase): readonly string[] =>
    String(facts[name] ?? '')
      .split(', ')
      .map((fact) => spoken(words, cast, fact, kase));
  return {
    has: (fact) => facts[fact] !== undefined && facts[fact] !== null,
    text: (fact, kase) => each(fact, kase).join(', '),
    each: (fact) => each(fact),
    options: (fact) => each(fact).map((id) => id.replace(/^n/, '')),
    length: (fact) => words.inches(Number(facts[fact] ?? 0)),
    excess: () => words.inches(Number(facts.distance ?? 0) - Number(facts.allowed ?? 0)),
  };
}

/** Why something is not possible, as one sentence. The rule's ID is shown beside it. */
export function reasonText(words: Words, cast: Pick<Cast, 'named'>, reason: Reason): string {
  const say = words.reasons.rules[reason.rule];
  return say ? say(toldFacts(reason, words, cast)) : words.reasons.other;
}

/** A refusal as sentences, one for each reason; never empty. */
export const refusalTexts = (words: Words, cast: Cast, { why, reasons }: Refusal): readonly string[] =>
  reasons.length === 0 || why === 'stale' || why === 'not-your-decision' || why === 'no-consent'
    ? [words.reasons.why[why]]
    : reasons.map((reason) =>
        words.reasons.rules[reason.rule] ? reasonText(words, cast, reason) : words.reasons.why[why],
      );
