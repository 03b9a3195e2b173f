import type { Ref } from '../cards/selector.ts';
import { cardOf } from '../game/find.ts';
import { unitMeant } from '../queries/context.ts';
import { idleOnceBound, type Shown, verb } from '../queries/language.ts';
import { changeStance as flipStance } from '../tokens/stance.ts';
import { advance } from './running.ts';

declare module '../cards/effect.ts' {
  interface Effects {
    /** R-CARD-13: uses up no flip. */
    'change-stance': { who: Ref };
  }
}

export const changeStance = verb('change-stance', {
  perform: (g, f, { who }) => {
    const u = unitMeant(g, who, f.context);
    advance(g, f, cardOf(g, u).stances.length > 1);
    flipStance(g, u);
  },
  isIdle: idleOnceBound((p, { who }, at) => cardOf(p, unitMeant(p, who, at)).stances.length < 2),
  commutesWith: [],
  worksAt: 'any',
});

export const shown: Shown<'change-stance'> = {
  means: 'the other side of the stance card',
  example: { do: 'change-stance', who: 'self' },
};
