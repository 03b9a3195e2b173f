import { advisedAnswer } from '@faultline/ai';
import type { Answer, Game, View } from '@faultline/rules';

/**
 * What is advised of this option, from what the one who decides may see: the answer to the whole question where that
 * takes this option, else the answer as if there were no other. The same question gets the same suggestion.
 */
export function suggestionFor(game: Game, view: View, option: string): Answer | null {
  const { decision } = view.open;
  const offered = decision?.options.find(({ id }) => id === option);
  if (!decision || !offered) return null;
  const whole = advisedAnswer(game, view);
  if (whole?.option === option) return whole;
  return advisedAnswer(game, { ...view, open: { ...view.open, decision: { ...decision, options: [offered] } } });
}
