import type { TokenPlace } from '../../../cards/operationRule.ts';
import type { Amount } from '../../../cards/selector.ts';
import type { Machine } from '../../../game/machine.ts';
import { amountOf, isNone } from '../../../queries/amount.ts';
import { unitMeant } from '../../../queries/context.ts';
import { type Shown, verb } from '../../../queries/language.ts';
import type { Context } from '../../../state/running.ts';
import { raise } from '../../../timing/resolution.ts';
import { openWindow } from '../../../timing/window.ts';
import { advance } from '../../../verbs/running.ts';
import type { TokenSpot } from '../inPlay.ts';
import '../moments.ts';
import { KEY_OPERATIONS } from '../score.ts';
import { inPool, knownTo, lay } from '../tokens.ts';

declare module '../../../cards/effect.ts' {
  interface ModeEffects {
    /** Random facedown Operation tokens from the pool; who owns the Unit may look where it says so. */
    draw: { tokens: Amount | 'all'; to: Exclude<TokenPlace, string>; seenBy?: 'owner' };
  }
}

const spotOf = (g: Machine, to: Exclude<TokenPlace, string>, at: Context): TokenSpot =>
  'unit' in to ? { unit: unitMeant(g, to.unit, at).id } : { tracker: to.tracker };

export const draw = verb('draw', {
  perform: (g, f, { tokens, to, seenBy }) => {
    const pool = inPool(g);
    const wanted = tokens === 'all' ? pool.length : amountOf(g, tokens, f.context);
    const drawn = pool.slice(0, wanted).map(({ id }) => id);
    const known = seenBy ? knownTo(f.seat) : ([false, false] as const);
    const spot = spotOf(g, to, f.context);
    advance(g, f, drawn.length > 0);
    lay(g, drawn, spot, known, f.seat);
    // KO-R-63: tokens were to be drawn and none was left.
    if (drawn.length < wanted) openWindow(g, [raise(g, 'pool.empty', { seat: f.seat })]);
  },
  isIdle: (p, { tokens }, at) => (tokens === 'all' ? inPool(p).length === 0 : isNone(p, tokens, at)),
  commutesWith: [],
  worksAt: 'any',
  mode: KEY_OPERATIONS,
});

export const shown: Shown<'draw'> = {
  means: 'random facedown Operation tokens from the pool',
  example: { do: 'draw', tokens: 1, to: { tracker: 'noise' } },
};
