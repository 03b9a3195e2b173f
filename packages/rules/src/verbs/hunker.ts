import type { Ref } from '../cards/selector.ts';
import { unitMeant } from '../queries/context.ts';
import { idleOnceBound, type Shown, verb } from '../queries/language.ts';
import { mayHunker } from '../queries/permissions.ts';
import { advance, sourceOf } from './running.ts';

declare module '../cards/effect.ts' {
  interface Effects {
    hunker: { who: Ref };
  }
}

export const hunker = verb('hunker', {
  perform: (g, f, { who }) => {
    const unit = unitMeant(g, who, f.context).id;
    advance(g, f, false);
    g.call('hunker.gain', { unit, why: sourceOf(f) });
  },
  isIdle: idleOnceBound((p, { who }, at) => !mayHunker(p, unitMeant(p, who, at))),
  commutesWith: [],
  worksAt: 'any',
});

export const shown: Shown<'hunker'> = {
  means: 'a Hunker token for a Unit',
  example: { do: 'hunker', who: 'self' },
};
