import type { OperationRole } from '../../../cards/operationCard.ts';
import type { Position } from '../../../game/machine.ts';
import { choice, step } from '../../../kernel/steps.ts';
import { type Shown, verb } from '../../../queries/language.ts';
import { SEATS, type Seat } from '../../../state/ids.ts';
import { advance, seatMeant } from '../../../verbs/running.ts';
import { alter, canChange, type How } from '../clock.ts';
import { KEY_OPERATIONS, roleOf, seatOf } from '../score.ts';

type Side = OperationRole | 'either' | 'each';

declare module '../../../cards/effect.ts' {
  interface ModeEffects {
    /** KO-R-44: so many on one side or, token by token, on either; what is not possible is not done. */
    clock: {
      how: How;
      amount: number;
      side: Side;
      /** By the Stage itself no lock binds it (KO-R-10). */
      by: 'own' | 'stage';
      /** Fewer will do. */
      upTo?: true;
    };
  }
}

interface Changing {
  seat: Seat;
  how: How;
  left: number;
  side: Side;
  by: 'own' | 'stage';
  upTo: boolean;
  done: number;
}

declare module '../../../state/frame.ts' {
  interface Steps {
    'clock.rule': Changing;
    /** On both sides alike. */
    'clock.both': { how: How; amount: number; by: Seat | null };
  }
}

const decider = ({ by, seat }: Pick<Changing, 'by' | 'seat'>): Seat | null => (by === 'own' ? seat : null);

/** KO-R-03: the sides on which it is possible. */
const sidesOf = (p: Position, { how, side, ...f }: Pick<Changing, 'how' | 'side' | 'by' | 'seat'>): Seat[] =>
  (side === 'either' || side === 'each' ? SEATS : [seatOf(p, side)]).filter((each) =>
    canChange(p, each, how, decider(f)),
  );

choice('clock.rule', {
  ask: (p, f) => {
    const sides = f.left > 0 ? sidesOf(p, f).map((side) => ({ id: roleOf(p, side) })) : [];
    const [only, second] = sides;
    if (!only || (!second && !f.upTo)) return { auto: { option: only?.id ?? 'none' } };
    const none = f.upTo ? [{ id: 'none' }] : [];
    return { seat: f.seat, point: 'DP-57', options: [...sides, ...none], about: { choose: `clock-${f.how}` } };
  },
  take: (g, f, { option }) => {
    const side = SEATS.find((each) => roleOf(g, each) === option);
    if (side === undefined) return g.done({ happened: f.done > 0, amount: f.done });
    g.next('clock.rule', { ...f, left: f.left - 1, done: f.done + 1 });
    alter(g, side, f.how, decider(f));
  },
});

step('clock.both', (g, { how, amount, by }) => {
  let done = 0;
  for (const side of SEATS)
    for (let n = 0; n < amount && canChange(g, side, how, by); n += 1) {
      alter(g, side, how, by);
      done += 1;
    }
  g.done({ happened: done > 0, amount: done });
});

export const clock = verb('clock', {
  perform: (g, f, { how, amount, side, by, upTo }) => {
    const { seat } = f;
    advance(g, f, false);
    if (side === 'each') g.call('clock.both', { how, amount, by: decider({ by, seat }) });
    else g.call('clock.rule', { seat, how, left: amount, side, by, upTo: upTo === true, done: 0 });
  },
  isIdle: (p, effect, at) => {
    const seat = seatMeant(p, undefined, at);
    return seat !== null && sidesOf(p, { ...effect, seat }).length === 0;
  },
  commutesWith: [],
  worksAt: 'any',
  mode: KEY_OPERATIONS,
});

export const shown: Shown<'clock'> = {
  means: 'Momentum added to the tracker or removed from it (KO-R-44)',
  example: { do: 'clock', how: 'remove', amount: 1, side: 'either', by: 'own' },
};
