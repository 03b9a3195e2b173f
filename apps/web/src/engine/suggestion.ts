import { trooperChoices } from '@faultline/ai';
import type { Answer, Game, View } from '@faultline/rules';

/**
 * What a trooper would answer with this option, from what the one who decides may see: to the whole question where it
 * would take this option, else as if there were no other. The same question gets the same suggestion.
 */
export function suggestionFor(game: Game, view: View, option: string): Answer | null {
  const { decision } = view.open;
  const offered = decision?.options.find(({ id }) => id === option);
  if (!decision || !offered) return null;
  const trooper = (seen: View): Answer | null => trooperChoices(game, seen, 1)[0] ?? null;
  const whole = trooper(view);
  if (whole?.option === option) return whole;
  return trooper({ ...view, open: { ...view.open, decision: { ...decision, options: [offered] } } });
}
