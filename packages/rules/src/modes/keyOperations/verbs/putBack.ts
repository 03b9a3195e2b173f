import type { TokenPlace } from '../../../cards/operationRule.ts';
import type { Position } from '../../../game/machine.ts';
import { isBound, type Shown, verb } from '../../../queries/language.ts';
import type { Context } from '../../../state/running.ts';
import { advance } from '../../../verbs/running.ts';
import { inPlay } from '../inPlay.ts';
import { KEY_OPERATIONS } from '../score.ts';
import { putBack as lay, tokensAt } from '../tokens.ts';

declare module '../../../cards/effect.ts' {
  interface ModeEffects {
    /** Operation tokens go back into the pool, facedown and randomised (KO-OPT-09, KO-OPT-10). */
    return: { from: TokenPlace | 'everywhere' };
  }
}

const meant = (p: Position, from: TokenPlace | 'everywhere', at: Context): string[] =>
  (from === 'everywhere' ? inPlay(p).tokens.filter((token) => token.at !== 'pool') : tokensAt(p, from, at)).map(
    ({ id }) => id,
  );

export const putBack = verb('return', {
  perform: (g, f, { from }) => {
    const ids = meant(g, from, f.context);
    advance(g, f, false);
    if (ids.length === 0) return;
    lay(g, ids, f.seat);
    g.call('pool.shuffle', {});
  },
  isIdle: (p, { from }, at) =>
    (typeof from !== 'object' || !('unit' in from) || isBound(from.unit, at)) && meant(p, from, at).length === 0,
  commutesWith: [],
  worksAt: 'any',
  mode: KEY_OPERATIONS,
});

export const shown: Shown<'return'> = {
  means: 'Operation tokens go back into the pool, facedown and randomised',
  example: { do: 'return', from: { tracker: 'noise' } },
};
