import type { ObjectiveSelector } from '../../../cards/selector.ts';
import type { Position } from '../../../game/machine.ts';
import { setControl } from '../../../objectives/control.ts';
import { type Shown, verb } from '../../../queries/language.ts';
import { found } from '../../../queries/select.ts';
import { changeObjective } from '../../../state/change.ts';
import type { Context } from '../../../state/running.ts';
import { advance } from '../../../verbs/running.ts';
import { KEY_OPERATIONS } from '../score.ts';

declare module '../../../cards/effect.ts' {
  interface ModeEffects {
    /** Priority Objective tokens are laid on objectives, or lifted from them (KO-CARD-07); Control tokens may come off with it. */
    mark: { of: ObjectiveSelector; priority: boolean; release?: true };
  }
}

/** Those on which it would change something. */
const changing = (p: Position, of: ObjectiveSelector, priority: boolean, at: Context): string[] =>
  found(p, of, at).filter((key) => p.open.objectives.find((o) => o.key === key)?.priority !== priority);

export const mark = verb('mark', {
  perform: (g, f, { of, priority, release }) => {
    const keys = changing(g, of, priority, f.context);
    const freed = release ? found(g, of, f.context) : [];
    advance(g, f, keys.length > 0);
    for (const objective of g.open.objectives) if (freed.includes(objective.key)) setControl(g, objective, null, null);
    for (const key of keys) {
      changeObjective(g, key, { priority });
      g.emit({ event: 'marked', objective: key, priority });
    }
  },
  /** A roll that it reads may still be to come. */
  isIdle: () => false,
  commutesWith: [],
  worksAt: 'any',
  mode: KEY_OPERATIONS,
});

export const shown: Shown<'mark'> = {
  means: 'Priority Objective tokens laid or lifted',
  example: { do: 'mark', of: { of: 'objective', controlledBy: 'own' }, priority: true },
};
