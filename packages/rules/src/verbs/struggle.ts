import type { Amount } from '../cards/selector.ts';
import { amountOf, isNone } from '../queries/amount.ts';
import { type Shown, verb } from '../queries/language.ts';
import { advance, seatMeant } from './running.ts';

declare module '../cards/effect.ts' {
  interface Effects {
    /** The Struggle token goes toward the own Momentum. */
    struggle: { spaces: Amount };
  }
}

export const struggle = verb('struggle', {
  perform: (g, f, effect) => {
    const { mode } = g.game;
    const spaces = amountOf(g, effect.spaces, f.context);
    advance(g, f, spaces > 0 && mode.canMoveToken(g, f.seat));
    g.call(mode.does.moveToken, { seat: f.seat, spaces, cause: f.cause });
  },
  isIdle: (p, { spaces }, at) => {
    const seat = seatMeant(p, undefined, at);
    return isNone(p, spaces, at) || (seat !== null && !p.game.mode.canMoveToken(p, seat));
  },
  commutesWith: [],
  /** The tracker of a Struggle that is won stands still. */
  worksAt: { notAt: ['struggle.claimed'] },
});

export const shown: Shown<'struggle'> = {
  means: 'the Struggle token moves toward the own Momentum',
  example: { do: 'struggle', spaces: 1 },
};
