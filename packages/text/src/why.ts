import type { Decision } from '@faultline/rules';
import type { Cast } from './cast.ts';
import { optionLabel } from './questions.ts';
import type { Gain } from './words/whyWords.ts';
import type { Words } from './words/words.ts';

interface Why {
  readonly chosen: string;
  readonly instead: string;
  readonly term: Gain;
}

/** Why an opponent answered a question as it did, in one sentence. */
export function whyText(words: Words, cast: Cast, decision: Decision, why: Why | null): string {
  const label = (id: string): string => {
    const option = decision.options.find((offered) => offered.id === id);
    return option ? optionLabel(words, cast, decision, option) : id;
  };
  if (!why) return words.why.nothing;
  return words.why.rather(label(why.chosen), label(why.instead), words.why.gains[why.term]);
}
