import type { Refusal } from '@faultline/rules';
import type { TermCase } from '../terms.ts';

/** The facts of a reason, ready to be said: lengths in inches, people by their names. */
export interface Told {
  readonly has: (fact: string) => boolean;
  readonly text: (fact: string, kase?: TermCase) => string;
  /** Things apart by commas, one by one: names may hold commas themselves. */
  readonly each: (fact: string) => readonly string[];
  /** The options of a Combat Tree by their numbers. */
  readonly options: (fact: string) => readonly string[];
  readonly length: (fact: string) => string;
  /** How far the distance goes beyond what is allowed. */
  readonly excess: () => string;
}

export interface ReasonWords {
  /** One sentence for each rule that can refuse something. */
  readonly rules: Readonly<Record<string, (told: Told) => string>>;
  /** For a rule nobody has words for: what its facts are called is no language. */
  readonly other: string;
  /** What is said where no rule is named. */
  readonly why: Readonly<Record<Refusal['why'], string>>;
}
