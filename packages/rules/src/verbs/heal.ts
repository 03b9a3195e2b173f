import type { Ref } from '../cards/selector.ts';
import { charactersOf } from '../queries/context.ts';
import { idleOnceBound, type Shown, verb } from '../queries/language.ts';
import { wouldBeHeard } from '../timing/listeners.ts';
import { canHeal } from '../tokens/heal.ts';
import { advance } from './running.ts';

declare module '../cards/effect.ts' {
  interface Effects {
    heal: { who: Ref; times?: number };
  }
}

export const heal = verb('heal', {
  perform: (g, f, effect) => {
    const who = charactersOf(g, effect.who, f.context)[0];
    advance(g, f, false);
    if (!who) return;
    g.call('heal.ask', { character: who.id, times: effect.times ?? 1 });
  },
  isIdle: idleOnceBound((p, { who }, at) => {
    const [healer] = charactersOf(p, who, at);
    if (healer === undefined) return true;
    return !canHeal(p, healer.id) && !wouldBeHeard(p, { on: 'heal.resolving', character: healer.id }, at);
  }),
  commutesWith: [],
  worksAt: 'any',
});

export const shown: Shown<'heal'> = {
  means: 'heals, which can be declined',
  example: { do: 'heal', who: 'self', times: 2 },
};
