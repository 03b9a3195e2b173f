import type { ActionKind } from '../cards/actionKind.ts';
import type { Ref } from '../cards/selector.ts';
import { charactersOf, unitMeant } from '../queries/context.ts';
import { isBound, type Shown, verb } from '../queries/language.ts';
import { mayMake } from '../queries/made.ts';
import { advance } from './running.ts';

declare module '../cards/effect.ts' {
  interface Effects {
    /** A granted action: it uses up none of the two, but is made once per activation like all (R-ACT-1). */
    action: { who: Ref; action: ActionKind };
  }
}

export const action = verb('action', {
  perform: (g, f, effect) => {
    const who = charactersOf(g, effect.who, f.context)[0];
    advance(g, f, false);
    if (!who) return;
    if (mayMake(g, who.unit, effect.action)) g.call('action.make', { unit: who.unit, action: effect.action });
  },
  isIdle: (p, effect, at) =>
    !mayMake(p, isBound(effect.who, at) ? unitMeant(p, effect.who, at).id : null, effect.action),
  commutesWith: [],
  /** Nobody acts before the game has begun. */
  worksAt: { notAt: ['setup.struggle', 'setup.end'] },
});

export const shown: Shown<'action'> = {
  means: 'an action beside the two',
  example: { do: 'action', who: 'self', action: 'focus' },
};
