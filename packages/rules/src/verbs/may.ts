import type { Effect, EffectOf } from '../cards/effect.ts';
import type { Position } from '../game/machine.ts';
import { choice, step } from '../kernel/steps.ts';
import { ownSeat } from '../queries/context.ts';
import { doNothing, type Shown, verb } from '../queries/language.ts';
import { otherSeat, type Seat } from '../state/ids.ts';
import type { Context, Running } from '../state/running.ts';
import { spendForce } from '../tokens/changes.ts';
import { distinct } from '../state/lists.ts';
import { asking } from './asking.ts';
import { advance, decider, part } from './running.ts';

declare module '../cards/effect.ts' {
  interface Effects {
    /**
     * With a price it is asked only of a player who can pay it (CR-STRUG-15); of Force, or of Momentum where
     * no Force is asked for, up to `most` where that is said.
     * With a price and no effects it is for `if-did` to say what comes of paying or not.
     */
    may: { effects: readonly Effect[]; by?: 'opponent'; momentum?: number; force?: number; most?: number };
  }
}

declare module '../state/frame.ts' {
  interface Steps {
    'effects.may': { seat: Seat; price: Price; running: Running };
    /** The Momentum is paid: as much as the mode says, with so much Force beside it. */
    'effects.paid': { seat: Seat; force: number; running: Running };
  }
}

/** What it costs to have something done: so much Momentum or Force, from so much to so much of the one that is asked for. */
interface Price {
  readonly momentum: number;
  readonly force: number;
  readonly most: number;
}

const canPay = (p: Position, seat: Seat, { momentum, force }: Omit<Price, 'most'>): boolean =>
  (momentum === 0 || p.game.mode.canPay(p, seat, momentum)) && p.open.seats[seat].forceReady >= force;

export const may = verb('may', {
  /** CR-STRUG-15: what costs something is not asked of a player who has not enough; nor is what would come to nothing. */
  perform: (g, f, effect) => {
    const seat = decider(f, effect.by);
    const { momentum = 0, force = 0, most = force > 0 ? force : momentum } = effect;
    const free = momentum + force === 0;
    advance(g, f, free ? f.did : false);
    const price = { momentum, force, most };
    if (canPay(g, seat, price) && !comesToNothing(g, effect.effects, f.context))
      g.call('effects.may', { seat, price, running: part(f, effect.effects) });
  },
  isIdle: (p, effect, at) => !canAfford(p, effect, at) || comesToNothing(p, effect.effects, at),
  commutesWith: [],
  worksAt: 'any',
  inside: ({ effects }) => effects,
});

/** R-CARD-40: damage that buys nothing is as little offered as what does nothing. */
function comesToNothing(p: Position, effects: readonly Effect[], at: Context): boolean {
  const [price, bought, more] = effects;
  const isPrice = price?.do === 'suffer' && price.who === 'self' && more === undefined;
  if (isPrice && bought?.do === 'if-did' && !bought.otherwise?.length && doNothing(p, bought.effects, at)) return true;
  return doNothing(p, effects, at);
}

function canAfford(p: Position, { by, momentum = 0, force = 0 }: EffectOf<'may'>, at: Context): boolean {
  if (momentum + force === 0) return true;
  const seat = ownSeat(p, at);
  return canPay(p, by ? otherSeat(seat) : seat, { momentum, force });
}

/** The amounts that can be spent, where the text leaves it open. */
const amounts = (p: Position, seat: Seat, price: Price): number[] => {
  const { force, momentum, most } = price;
  const least = isOfMomentum(price) ? momentum : force;
  const all = most > least ? Array.from({ length: most - least + 1 }, (_, i) => least + i) : [];
  return all.filter((much) =>
    canPay(p, seat, isOfMomentum(price) ? { momentum: much, force } : { momentum, force: much }),
  );
};

const isOfMomentum = ({ force, momentum }: Price): boolean => force === 0 && momentum > 0;

choice('effects.may', {
  ask: (p, { seat, price, running }) => {
    const open = amounts(p, seat, price).map((much) => ({
      id: String(much),
      ...(isOfMomentum(price) ? {} : { cost: much }),
    }));
    const yes = { id: 'yes', ...(price.force > 0 ? { cost: price.force } : {}) };
    return {
      seat,
      point: running.point ?? 'DP-57',
      options: [...(open.length > 0 ? open : [yes]), { id: 'no' }],
      about: {
        ...asking(p, running),
        does: distinct(running.effects.map((effect) => effect.do)).join(', '),
        ...(price.momentum > 0 ? { momentum: price.momentum } : {}),
      },
    };
  },
  take: (g, { seat, price, running }, answer) => {
    if (answer.option === 'no') return g.done({ happened: false });
    const open = answer.option === 'yes' ? {} : { [isOfMomentum(price) ? 'momentum' : 'force']: Number(answer.option) };
    const { force, momentum } = { ...price, ...open };
    g.next('effects.paid', { seat, force, running });
    if (momentum > 0) g.call(g.game.mode.does.spend, { seat, amount: momentum });
  },
});

/** What was paid can be counted. */
step('effects.paid', (g, { seat, force, running, result }) => {
  spendForce(g, seat, force);
  const done = force + (result?.amount ?? 0);
  g.next('effects.run', { ...running, did: running.did || done > 0, context: { ...running.context, done } });
});

export const shown: Shown<'may'> = {
  means: 'optional, perhaps at a price',
  example: { do: 'may', effects: [{ do: 'heal', who: 'self' }], force: 1 },
};
