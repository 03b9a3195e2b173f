import type { Amount, Ref } from '../../../cards/selector.ts';
import { amountOf, isNone } from '../../../queries/amount.ts';
import { objectiveMeant } from '../../../queries/context.ts';
import { isBound, type Shown, verb } from '../../../queries/language.ts';
import { raise } from '../../../timing/resolution.ts';
import { openWindow } from '../../../timing/window.ts';
import { advance } from '../../../verbs/running.ts';
import { changePlay, inPlay } from '../inPlay.ts';
import '../moments.ts';
import { KEY_OPERATIONS } from '../score.ts';

declare module '../../../cards/effect.ts' {
  interface ModeEffects {
    /** Damage tokens onto an objective, or all of them off it. */
    load: { of: Ref; tokens: Amount | 'none' };
  }
}

export const load = verb('load', {
  perform: (g, f, { of, tokens }) => {
    const objective = objectiveMeant(g, of, f.context);
    if (!objective) return void advance(g, f, false);
    const { loads } = inPlay(g);
    const before = loads[objective.key] ?? 0;
    const after = tokens === 'none' ? 0 : before + amountOf(g, tokens, f.context);
    advance(g, f, after !== before);
    if (after === before) return;
    changePlay(g, { loads: { ...loads, [objective.key]: after } });
    g.emit({ event: 'loaded', objective: objective.key, tokens: after, by: f.seat });
    if (after > before) openWindow(g, [raise(g, 'tracker.full', { tracker: '', objective: objective.key })]);
  },
  isIdle: (p, { of, tokens }, at) => {
    if (tokens !== 'none') return isNone(p, tokens, at);
    const objective = isBound(of, at) ? objectiveMeant(p, of, at) : null;
    return objective !== null && (inPlay(p).loads[objective.key] ?? 0) === 0;
  },
  commutesWith: [],
  worksAt: 'any',
  mode: KEY_OPERATIONS,
});

export const shown: Shown<'load'> = {
  means: 'Damage tokens on an objective',
  example: { do: 'load', of: { bound: 'field' }, tokens: 3 },
};
