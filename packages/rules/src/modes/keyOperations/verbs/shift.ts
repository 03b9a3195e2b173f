import type { Ref } from '../../../cards/selector.ts';
import type { Range } from '../../../cards/unitCard.ts';
import { objectiveDisc } from '../../../game/find.ts';
import { objectiveMeant } from '../../../queries/context.ts';
import { isBound, type Shown, verb } from '../../../queries/language.ts';
import { advance } from '../../../verbs/running.ts';
import { KEY_OPERATIONS } from '../score.ts';
import { offOthers, within } from '../setting.ts';

declare module '../../../cards/effect.ts' {
  interface ModeEffects {
    /** An objective token is put elsewhere within a range of where it is, at any Elevation. */
    shift: { of: Ref; range: Range };
  }
}

export const shift = verb('shift', {
  perform: (g, f, { of, range }) => {
    const objective = objectiveMeant(g, of, f.context);
    advance(g, f, false);
    if (!objective) return;
    const limits = [within(range, [objectiveDisc(g, objective)]), offOthers(g, objective.key)];
    g.call('set.down', { what: 'objective', name: objective.key, limits, seat: f.seat });
  },
  isIdle: (p, { of }, at) => isBound(of, at) && objectiveMeant(p, of, at) === null,
  commutesWith: [],
  worksAt: 'any',
  mode: KEY_OPERATIONS,
});

export const shown: Shown<'shift'> = {
  means: 'an objective token is put elsewhere within a range',
  example: { do: 'shift', of: { bound: 'moved' }, range: 2 },
};
