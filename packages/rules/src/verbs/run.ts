import type { VerbName } from '../cards/effect.ts';
import { step } from '../kernel/steps.ts';
import { isForObject, verbNamed } from '../queries/language.ts';
import type { Running } from '../state/running.ts';
import { bindChosen } from './choose.ts';
import { advance } from './running.ts';

/** Runs the effects of an ability in order. What each verb does stands in a file of its own. */
declare module '../state/frame.ts' {
  interface Steps {
    'effects.run': Running;
  }
}

/** The verbs that hand over what was chosen for the name they bind. */
const CHOOSING: readonly VerbName[] = ['choose', 'choose-tag', 'choose-number', 'choose-squad'];

step('effects.run', (g, f) => {
  const effect = f.effects[f.next];
  const did = f.result?.happened ?? f.did;
  if (!effect) return g.done({ happened: did });
  if (isForObject(effect, f.context)) return void advance(g, f, false);
  const { perform } = verbNamed(effect.do);
  if (!f.result) return perform(g, f, effect);
  const { result, ...running } = f;
  if (result.chosen !== undefined && CHOOSING.includes(effect.do) && 'bind' in effect) {
    if (effect.do === 'choose') g.game.mode.words?.chose(g, effect.from, result.chosen, f.context);
    return bindChosen(g, running, effect.bind, result.chosen);
  }
  const context = result.amount === undefined ? f.context : { ...f.context, done: result.amount };
  perform(g, { ...running, context, did }, effect);
});
