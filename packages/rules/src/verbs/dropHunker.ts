import type { Ref } from '../cards/selector.ts';
import { unitMeant } from '../queries/context.ts';
import { idleOnceBound, type Shown, verb } from '../queries/language.ts';
import { advance, sourceOf } from './running.ts';

declare module '../cards/effect.ts' {
  interface Effects {
    /** Hunker tokens are taken off: so many, all, or as many as its player likes. */
    'drop-hunker': { who: Ref; tokens: number | 'all' | 'any' };
  }
}

export const dropHunker = verb('drop-hunker', {
  perform: (g, f, { who, tokens }) => {
    const unit = unitMeant(g, who, f.context).id;
    advance(g, f, false);
    g.call('hunker.drop', { unit, tokens, why: sourceOf(f), seat: f.seat });
  },
  isIdle: idleOnceBound((p, { who }, at) => unitMeant(p, who, at).hunker === 0),
  commutesWith: [],
  /** No token lies on the table yet. */
  worksAt: { notAt: ['setup.struggle', 'setup.end'] },
});

export const shown: Shown<'drop-hunker'> = {
  means: 'Hunker tokens taken off',
  example: { do: 'drop-hunker', who: 'target', tokens: 'all' },
};
