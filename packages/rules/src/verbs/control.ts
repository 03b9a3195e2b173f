import type { Ref } from '../cards/selector.ts';
import { setControl } from '../objectives/control.ts';
import { objectiveMeant } from '../queries/context.ts';
import { neverIdle, type Shown, verb } from '../queries/language.ts';
import { otherSeat } from '../state/ids.ts';
import { advance } from './running.ts';

declare module '../cards/effect.ts' {
  interface Effects {
    /** Takes control of an objective, or takes the Control token off it, be it only one of the opponent's. */
    control: { of: Ref; by: 'own' | 'nobody'; whose?: 'opponent' };
  }
}

export const control = verb('control', {
  perform: (g, f, { of, by, whose }) => {
    const meant = objectiveMeant(g, of, f.context);
    const objective = whose && meant?.control !== otherSeat(f.seat) ? null : meant;
    const doer = f.context.unit === null ? null : f.seat;
    advance(g, f, objective !== null && setControl(g, objective, by === 'own' ? f.seat : null, doer));
  },
  isIdle: neverIdle,
  commutesWith: [],
  /** No objective lies on the table yet. */
  worksAt: { notAt: ['setup.struggle'] },
});

export const shown: Shown<'control'> = {
  means: 'a Control token laid or taken off',
  example: { do: 'control', of: { bound: 'objective' }, by: 'nobody' },
};
