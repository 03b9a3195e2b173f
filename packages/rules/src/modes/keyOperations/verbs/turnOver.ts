import type { Ref } from '../../../cards/selector.ts';
import { objectiveMeant } from '../../../queries/context.ts';
import { isBound, type Shown, verb } from '../../../queries/language.ts';
import { changeObjective } from '../../../state/change.ts';
import { advance } from '../../../verbs/running.ts';
import { KEY_OPERATIONS } from '../score.ts';

declare module '../../../cards/effect.ts' {
  interface ModeEffects {
    /** An objective turns Active or Inactive; nobody controls one that has turned (KO-TURN-17). */
    'turn-over': { of: Ref; active: boolean };
  }
}

export const turnOver = verb('turn-over', {
  perform: (g, f, { of, active }) => {
    const objective = objectiveMeant(g, of, f.context);
    const turns = objective !== null && objective.active !== active;
    advance(g, f, turns);
    if (!turns) return;
    changeObjective(g, objective.key, { active, control: null });
    g.emit({ event: 'turned', objective: objective.key, active, by: f.seat });
  },
  isIdle: (p, { of, active }, at) => {
    const objective = isBound(of, at) ? objectiveMeant(p, of, at) : null;
    return objective !== null && objective.active === active;
  },
  commutesWith: [],
  worksAt: 'any',
  mode: KEY_OPERATIONS,
});

export const shown: Shown<'turn-over'> = {
  means: 'an objective turns Active or Inactive',
  example: { do: 'turn-over', of: { bound: 'clamp' }, active: false },
};
