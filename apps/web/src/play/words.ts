import type { Decision, Open, Option, Refusal } from '@faultline/rules';
import { type Cast, optionLabel, reasonText, refusalTexts, type Words } from '@faultline/text';

/** A label as a button shows it. */
export function labelOf(option: Option, decision: Decision, words: Words, cast: Cast): string {
  const label = optionLabel(words, cast, decision, option);
  return label.charAt(0).toUpperCase() + label.slice(1);
}

/** Who is in a squad, by which people know it. */
export const squadOf = (open: Open, decision: Decision, option: Option, cast: Cast): string =>
  decision.step === 'setup.squad'
    ? open.units
        .filter(({ seat, squad }) => seat === decision.seat && squad === Number(option.id))
        .map(({ id }) => cast.unit(id))
        .join(', ')
    : '';

interface ToldReason {
  readonly sentence: string;
  /** The rule that says so; null where it is no rule of the game. */
  readonly rule: string | null;
}

const RULED: readonly Refusal['why'][] = ['illegal', 'over', 'no-authority'];

/** Why something was refused, one sentence for each reason, with its rule. */
export const toldOf = (refused: Refusal, words: Words, cast: Cast): readonly ToldReason[] =>
  RULED.includes(refused.why)
    ? refused.reasons.map((reason) => ({ sentence: reasonText(words, cast, reason), rule: reason.rule }))
    : refusalTexts(words, cast, refused).map((sentence) => ({ sentence, rule: null }));
