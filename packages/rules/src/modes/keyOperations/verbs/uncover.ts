import type { EffectOf } from '../../../cards/effect.ts';
import type { Amount } from '../../../cards/selector.ts';
import type { Face } from '../../../cards/dice.ts';
import type { Position } from '../../../game/machine.ts';
import { choice } from '../../../kernel/steps.ts';
import { amountOf, facesOf } from '../../../queries/amount.ts';
import { type Shown, verb } from '../../../queries/language.ts';
import type { Seat } from '../../../state/ids.ts';
import { less } from '../../../state/lists.ts';
import { advance, seatMeant } from '../../../verbs/running.ts';
import { KEY_OPERATIONS } from '../score.ts';
import {
  coveredOf,
  fitsSpace,
  isCovered,
  oneOfEach,
  type Space,
  spaceName,
  trackersNamed,
  uncoverSpace,
} from '../trackers.ts';

declare module '../../../cards/effect.ts' {
  interface ModeEffects {
    /** And off again; of several trackers only from those that are not wholly covered. */
    uncover: {
      tracker: string | readonly string[];
      which: 'last' | 'chosen' | 'all' | { readonly roll: string };
      tokens?: Amount;
    };
  }
}

declare module '../../../state/frame.ts' {
  interface Steps {
    /** `faces` are the results that let one go each; null where any space may be chosen. */
    'tracker.uncover': {
      trackers: readonly string[];
      which: 'last' | 'chosen';
      faces: readonly Face[] | null;
      left: number;
      seat: Seat;
      taken: number;
    };
  }
}

/** Every covered space of these, the one covered last first (KO-R-25); of several the full ones are locked in. */
function tokensOn(p: Position, trackers: readonly string[]): Space[] {
  const open = trackers.length === 1 ? trackers : trackers.filter((id) => !isCovered(p, id));
  return open.flatMap((tracker) =>
    coveredOf(p, tracker)
      .toReversed()
      .map((space) => ({ tracker, space })),
  );
}

type Leaving = Pick<Asked, 'trackers' | 'which' | 'faces'>;
type Asked = {
  readonly trackers: readonly string[];
  readonly which: 'last' | 'chosen';
  readonly faces: readonly Face[] | null;
};

function spacesOf(p: Position, { trackers, which, faces }: Leaving): Space[] {
  const covered = tokensOn(p, trackers);
  if (which === 'last') return covered.slice(0, 1);
  return oneOfEach(
    p,
    covered.filter((space) => faces === null || fitsSpace(p, space, faces)),
  );
}

/** DP-57: one token after the other. */
choice('tracker.uncover', {
  ask: (p, f) => {
    const spaces = f.left > 0 ? spacesOf(p, f) : [];
    const [only, second] = spaces;
    if (!second) return { auto: { option: only ? spaceName(only) : 'none' } };
    const options = spaces.map((space) => ({ id: spaceName(space) }));
    return { seat: f.seat, point: 'DP-57', options, about: { choose: 'uncover' } };
  },
  take: (g, f, { option }) => {
    const space = spacesOf(g, f).find((each) => spaceName(each) === option);
    if (!space) return g.done({ happened: f.taken > 0, amount: f.taken });
    const used = f.faces?.find((face) => fitsSpace(g, space, [face]));
    const faces = f.faces && used ? less(f.faces, used) : f.faces;
    g.next('tracker.uncover', { ...f, faces, left: f.left - 1, taken: f.taken + 1 });
    uncoverSpace(g, space, f.seat);
  },
});

export const uncover = verb('uncover', {
  perform: (g, f, effect) => {
    const trackers = trackersNamed(g, effect.tracker, f.seat);
    const all = tokensOn(g, trackers).length;
    const { which, tokens } = effect;
    advance(g, f, false);
    g.call('tracker.uncover', {
      trackers,
      which: which === 'last' || which === 'all' ? 'last' : 'chosen',
      faces: typeof which === 'object' ? facesOf(g, { bound: which.roll }, f.context) : null,
      left: which === 'all' || tokens === undefined ? all : amountOf(g, tokens, f.context),
      seat: f.seat,
      taken: 0,
    });
  },
  isIdle: (p, { tracker, which }: EffectOf<'uncover'>, at) => {
    const seat = seatMeant(p, undefined, at);
    if (seat === null) return false;
    const trackers = trackersNamed(p, tracker, seat);
    const faces = typeof which === 'object' ? (at.rolls?.[which.roll] ?? null) : null;
    return spacesOf(p, { trackers, which: 'chosen', faces }).length === 0;
  },
  commutesWith: [],
  worksAt: 'any',
  mode: KEY_OPERATIONS,
});

export const shown: Shown<'uncover'> = {
  means: 'Damage tokens off the spaces of a tracker',
  example: { do: 'uncover', tracker: 'cables', which: 'last', tokens: 1 },
};
