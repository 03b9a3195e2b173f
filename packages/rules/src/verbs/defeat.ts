import type { Ref } from '../cards/selector.ts';
import { unitMeant, unitOrNone } from '../queries/context.ts';
import { idleOnceBound, type Shown, verb } from '../queries/language.ts';
import { defeat as defeatUnit } from '../tokens/changes.ts';
import { advance } from './running.ts';

declare module '../cards/effect.ts' {
  interface Effects {
    /** At once, wherever it happens. */
    defeat: { who: Ref };
  }
}

export const defeat = verb('defeat', {
  perform: (g, f, { who }) => {
    const u = unitMeant(g, who, f.context);
    advance(g, f, !u.defeated);
    if (!u.defeated) defeatUnit(g, u.id);
  },
  isIdle: idleOnceBound((p, { who }, at) => unitOrNone(p, who, at)?.defeated ?? true),
  commutesWith: [],
  worksAt: 'any',
});

export const shown: Shown<'defeat'> = {
  means: 'a Unit is Defeated at once',
  example: { do: 'defeat', who: 'self' },
};
