import type { EffectOf } from '../cards/effect.ts';
import type { Ref } from '../cards/selector.ts';
import type { Position } from '../game/machine.ts';
import { setControl, wouldSetControl } from '../objectives/control.ts';
import { objectiveMeant, ownSeat } from '../queries/context.ts';
import { isBound, type Shown, verb } from '../queries/language.ts';
import { otherSeat, type Seat } from '../state/ids.ts';
import type { Objective } from '../state/open.ts';
import type { Context } from '../state/running.ts';
import { advance } from './running.ts';

declare module '../cards/effect.ts' {
  interface Effects {
    /** Takes control of an objective, or takes the Control token off it, be it only one of the opponent's. */
    control: { of: Ref; by: 'own' | 'nobody'; whose?: 'opponent' };
  }
}

/** The objective it is about, whose token lies there then, and whose doing it is. */
function deed(p: Position, { of, by, whose }: EffectOf<'control'>, seat: Seat, at: Context): Deed | null {
  const objective = objectiveMeant(p, of, at);
  if (!objective || (whose && objective.control !== otherSeat(seat))) return null;
  return [objective, by === 'own' ? seat : null, at.unit === null ? null : seat];
}

type Deed = readonly [objective: Objective, to: Seat | null, by: Seat | null];

const isNobodys = ({ unit, seat }: Context): boolean => unit === null && seat === undefined;

export const control = verb('control', {
  perform: (g, f, effect) => {
    const done = deed(g, effect, f.seat, f.context);
    advance(g, f, done !== null && setControl(g, ...done));
  },
  isIdle: (p, effect, at) => {
    if (!isBound(effect.of, at) || isNobodys(at)) return false;
    const done = deed(p, effect, ownSeat(p, at), at);
    return done === null || !wouldSetControl(p, ...done);
  },
  commutesWith: [],
  /** No objective lies on the table yet. */
  worksAt: { notAt: ['setup.struggle'] },
});

export const shown: Shown<'control'> = {
  means: 'a Control token laid or taken off',
  example: { do: 'control', of: { bound: 'objective' }, by: 'nobody' },
};
